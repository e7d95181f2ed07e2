// Marks of the providers. They differ in shape too, because color alone is not accessible.
import {
  descriptorOf,
  forEachProvider,
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  type ProviderDescriptor,
} from '@segue/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConnectedIcon, NotConnectedIcon } from '../icons/icons';
import { media, t } from '../theme';

/** The brand color of each provider; used for nothing else. */
export const providerColor: Readonly<Record<Provider, string>> = forEachProvider((provider) =>
  t(`colors.${provider}`),
);

const SHAPES = {
  circle: 'border-radius: 50%;',
  square: 'border-radius: 32%;',
  diamond: 'clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);',
} as const;

const ofEach = (isOne: (provider: ProviderDescriptor) => boolean) =>
  `&:is(${PROVIDERS.filter((provider) => isOne(descriptorOf(provider)))
    .map((provider) => `[data-provider='${provider}']`)
    .join()})`;

type LogoProps = {
  provider: Provider;
  /** Gives the provider's name to screen readers, where no text beside it does. */
  isNamed?: boolean;
};

export function ProviderLogo({ provider, isNamed = false }: LogoProps) {
  const name = isNamed ? { role: 'img', 'aria-label': PROVIDER_NAMES[provider] } : { 'aria-hidden': true };
  return <Logo {...name} data-provider={provider} />;
}

export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <Pair>
      <Logo aria-hidden="true" data-provider={provider} />
      <span>{PROVIDER_NAMES[provider]}</span>
    </Pair>
  );
}

const Logo = styled.i`
  display: inline-block;
  flex: none;
  width: ${t('marks.size')};
  height: ${t('marks.size')};
  background: var(--provider);
  ${PROVIDERS.map(
    (provider) => `
    &[data-provider='${provider}'] {
      ${SHAPES[descriptorOf(provider).mark]}
      -webkit-mask: ${t(`marks.${provider}`)} center / contain no-repeat;
      mask: ${t(`marks.${provider}`)} center / contain no-repeat;
    }
  `,
  )}
  /* In forced-colors mode: a filled circle or diamond, or a hollow square. */
  ${media.forcedColors} {
    &[data-provider] {
      background: CanvasText;
    }
    ${ofEach(({ mark }) => mark === 'square')} {
      border: 2px solid CanvasText;
      border-radius: 0;
      background: Canvas;
    }
  }
  :root[data-official-marks] ${ofEach(({ hasLogo }) => hasLogo)} {
    border: 0;
    border-radius: 0;
    background: ${t('marks.color')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  /* As large as it would be beside other marks: a logo is larger. */
  :root[data-official-marks] ${ofEach(({ hasLogo }) => !hasLogo)} {
    scale: 0.6;
  }
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: max(0.6em, ${t('marks.gap')});
`;

/** A text that says whether an account is connected, with a mark before it; the shapes differ, not only the colors. */
export function ConnectionText({ isConnected, children }: { isConnected: boolean; children: ReactNode }) {
  return (
    <Text data-connected={isConnected}>
      {isConnected ? <ConnectedIcon /> : <NotConnectedIcon />}
      <span>{children}</span>
    </Text>
  );
}

const Text = styled.span`
  display: flex;
  gap: 0.45em;
  > svg {
    flex: none;
    /* In the middle of the first line. */
    height: 1lh;
    color: ${t('colors.muted')};
  }
  &[data-connected='true'] > svg {
    color: ${t('colors.success')};
  }
`;
