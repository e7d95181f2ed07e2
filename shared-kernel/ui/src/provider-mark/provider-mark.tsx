// A provider's colour never stands alone: the two marks differ in shape, and a word goes with them.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import styled from 'styled-components';
import { media, t } from '../theme';

/** The one colour that means this provider, and nothing else. */
export const providerColor: Readonly<Record<Provider, string>> = {
  spotify: t('colors.spotify'),
  soundcloud: t('colors.soundcloud'),
};

/** The mark alone, named for screen readers; where the word stands beside it, use ProviderMark. */
export function ProviderDot({ provider }: { provider: Provider }) {
  return <Dot role="img" aria-label={PROVIDER_NAMES[provider]} data-provider={provider} />;
}

/** Mark and word. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <Pair>
      <Dot aria-hidden="true" data-provider={provider} />
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
  /* Full and round, or hollow and square. */
  ${media.forcedColors} {
    background: CanvasText;
    &[data-provider='soundcloud'] {
      border: 2px solid CanvasText;
      border-radius: 0;
      background: Canvas;
    }
  }
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
`;
