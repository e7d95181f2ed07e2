// The progress line at the top of a bar without a seek slider, in the provider's color. The color fades when the provider
// changes.
import { $currentTrack } from '@segue/stores';
import { $duration, $isPlayerExpanded, $position } from '@segue/stores/ports';
import { media, providerColor, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';

/** 0 to 1; clamped, and 0 while the duration is unknown. */
function playedFraction(position: number, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, Math.max(0, position / duration));
}

export function ProgressLine() {
  const [track, position, duration, isExpanded] = useUnit([
    $currentTrack,
    $position,
    $duration,
    $isPlayerExpanded,
  ]);
  if (!track) return null;
  return (
    <Line $isExpanded={isExpanded} aria-hidden data-testid="progress-line" data-provider={track.provider}>
      <Done
        style={{
          transform: `scaleX(${playedFraction(position, duration)})`,
          backgroundColor: providerColor[track.provider],
        }}
      />
    </Line>
  );
}

const Line = styled.div<{ $isExpanded: boolean }>`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  overflow: hidden;
  background: ${t('colors.hairline')};

  /* There the seek slider is the line. */
  ${media.tablet} {
    display: ${({ $isExpanded }) => ($isExpanded ? 'none' : 'block')};
  }
`;
const Done = styled.div`
  height: 100%;
  transform-origin: left;
  transition: background-color ${t('motion.handOff')};

  ${media.forcedColors} {
    background: Highlight !important;
  }
`;
