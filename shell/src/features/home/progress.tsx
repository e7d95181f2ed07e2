import { playingLength, type Track } from '@segue/contract';
import { formatDuration, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { PlayedPart } from '../player/controls/played-part';
import { $continuedAt } from './model';

export function Progress({ track }: { track: Track }) {
  const position = useUnit($continuedAt);
  const duration = playingLength(track);
  return (
    <Line>
      <span>{formatDuration(position)}</span>
      <Rail aria-hidden>
        <PlayedPart provider={track.provider} position={position} duration={duration} />
      </Rail>
      <span>{formatDuration(duration)}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  margin-top: ${t('space.2')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-variant-numeric: tabular-nums;
`;
const Rail = styled.span`
  flex: 1;
  height: 4px;
  overflow: hidden;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.rail')};
  ${media.forcedColors} {
    outline: 1px solid;
  }
`;
