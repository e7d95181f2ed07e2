// Marks of the providers. They differ in shape too, because color alone is not accessible.
import { forEachProvider, PROVIDER_NAMES, type Provider } from '@segue/contract';
import styled from 'styled-components';
import { media, t } from '../theme';

/** The brand color of each provider; used for nothing else. */
export const providerColor: Readonly<Record<Provider, string>> = forEachProvider((provider) =>
  t(`colors.${provider}`),
);

type LogoProps = {
  provider: Provider;
  /** Says the provider's name to screen readers, where no text beside it does. */
  isNamed?: boolean;
};

/** The official logo where the page may show it, else a dot or a square. */
export function ProviderLogo({ provider, isNamed = false }: LogoProps) {
  const name = isNamed ? { role: 'img', 'aria-label': PROVIDER_NAMES[provider] } : { 'aria-hidden': true };
  return <Logo {...name} data-provider={provider} />;
}

type MarkProps = {
  provider: Provider;
  /** Gray, beside the state of a connection: there, green would read as connected. */
  isNeutral?: boolean;
};

/** The logo and the provider's name. */
export function ProviderMark({ provider, isNeutral = false }: MarkProps) {
  return (
    <Pair>
      <Logo aria-hidden="true" data-provider={provider} data-neutral={isNeutral || undefined} />
      {PROVIDER_NAMES[provider]}
    </Pair>
  );
}

const Logo = styled.i`
  display: inline-block;
  flex: none;
  width: ${t('marks.size')};
  height: ${t('marks.size')};
  border-radius: 50%;
  background: ${t('colors.spotify')};
  -webkit-mask: ${t('marks.spotify')} center / contain no-repeat;
  mask: ${t('marks.spotify')} center / contain no-repeat;
  &[data-provider='soundcloud'] {
    border-radius: 32%;
    background: ${t('colors.soundcloud')};
    -webkit-mask-image: ${t('marks.soundcloud')};
    mask-image: ${t('marks.soundcloud')};
  }
  @media (forced-colors: none) {
    &[data-neutral][data-provider] {
      background: ${t('colors.ghost')};
    }
  }
  /* In forced-colors mode: a filled circle or a hollow square. */
  ${media.forcedColors} {
    &[data-provider] {
      background: CanvasText;
    }
    &[data-provider='soundcloud'] {
      border: 2px solid CanvasText;
      border-radius: 0;
      background: Canvas;
    }
  }
  :root[data-official-marks] &[data-provider] {
    border: 0;
    border-radius: 0;
    background: ${t('marks.color')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: max(0.6em, ${t('marks.gap')});
`;
