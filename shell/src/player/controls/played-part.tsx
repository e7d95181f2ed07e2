import type { Provider } from '@segue/contract';
import { media, providerColor, t } from '@segue/ui';
import styled from 'styled-components';

/** How much of a track has been played, in its provider's color. The color fades when the provider changes. */
export function PlayedPart(part: { provider: Provider; position: number; duration: number | null }) {
  const { provider, position, duration } = part;
  const share = duration ? Math.min(1, Math.max(0, position / duration)) : 0;
  return <Done style={{ transform: `scaleX(${share})`, backgroundColor: providerColor[provider] }} />;
}

const Done = styled.span`
  display: block;
  height: 100%;
  transform-origin: left;
  transition: background-color ${t('motion.handOff')};

  ${media.forcedColors} {
    background: Highlight !important;
  }
`;
