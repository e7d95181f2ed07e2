import type { Track } from '@segue/contract';
import { formatDuration, media, providerColor, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $continuedAt } from './model';

/** How far the track to continue has been played. */
export function Progress({ track: { duration, provider } }: { track: Track }) {
  const position = useUnit($continuedAt);
  const share = duration > 0 ? Math.min(position / duration, 1) : 0;
  return (
    <Line>
      <span>{formatDuration(position)}</span>
      <Rail aria-hidden>
        <Done style={{ transform: `scaleX(${share})`, backgroundColor: providerColor[provider] }} />
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
const Done = styled.span`
  display: block;
  height: 100%;
  transform-origin: left;
  ${media.forcedColors} {
    background: Highlight !important;
  }
`;
