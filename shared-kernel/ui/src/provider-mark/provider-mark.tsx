// Marks of the providers. They differ in shape too, because color alone is not accessible.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import styled from 'styled-components';
import { media, t } from '../theme';

/** The brand color of each provider; used for nothing else. */
export const providerColor: Readonly<Record<Provider, string>> = {
  spotify: t('colors.spotify'),
  soundcloud: t('colors.soundcloud'),
};

/** The dot or square alone, named for screen readers; next to the provider's name use ProviderMark. */
export function ProviderDot({ provider }: { provider: Provider }) {
  return <Dot role="img" aria-label={PROVIDER_NAMES[provider]} data-provider={provider} />;
}

/** The official logo where the page may show it, else the dot or square; decoration beside the provider's name. */
export function ProviderLogo({ provider }: { provider: Provider }) {
  return <Logo aria-hidden="true" data-provider={provider} />;
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

const Dot = styled.i`
  display: inline-block;
  flex: none;
  width: 0.66em;
  height: 0.66em;
  border-radius: 50%;
  background: ${t('colors.spotify')};
  &[data-provider='soundcloud'] {
    border-radius: 32%;
    background: ${t('colors.soundcloud')};
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
`;

const Logo = styled(Dot)`
  width: ${t('marks.size')};
  height: ${t('marks.size')};
  -webkit-mask: ${t('marks.spotify')} center / contain no-repeat;
  mask: ${t('marks.spotify')} center / contain no-repeat;
  &[data-provider='soundcloud'] {
    -webkit-mask-image: ${t('marks.soundcloud')};
    mask-image: ${t('marks.soundcloud')};
  }
  @media (forced-colors: none) {
    &[data-neutral][data-provider] {
      background: ${t('colors.ghost')};
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
  gap: 0.6em;
`;
