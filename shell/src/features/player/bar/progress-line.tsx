// The progress line at the top of a bar without a seek slider.
import { $currentTrack } from '@segue/stores';
import { $duration, $isPlayerExpanded, $position } from '@segue/stores/ports';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlayedPart } from '../controls/played-part';

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
      <PlayedPart provider={track.provider} position={position} duration={duration} />
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
