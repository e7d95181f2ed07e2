import { send } from '@segue/kernel/bus';
import { $currentTrack } from '@segue/kernel/state';
import { formatDuration, providerColor, t } from '@segue/ui';
import { Slider } from '@segue/ui/slider';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { $duration, $position } from '../model/model';

const STEP_MS = 5000;
const LARGE_STEP_MS = 30_000;

/** Elapsed time, the slider, total time. The track seeks when the slider is released, not before. */
export function Seek() {
  const [track, position, duration] = useUnit([$currentTrack, $position, $duration]);
  const [chosen, choose] = useState<number | null>(null);
  if (!track) return null;
  return (
    <Row>
      <Time data-testid="elapsed">{formatDuration(chosen ?? position)}</Time>
      <Slider
        label="Seek"
        value={position}
        max={duration ?? 0}
        step={STEP_MS}
        largeStep={LARGE_STEP_MS}
        format={formatDuration}
        color={providerColor[track.provider]}
        onChange={choose}
        onCommit={(to) => {
          choose(null);
          send('playback/seek', { position: Math.round(to) });
        }}
      />
      <Time data-testid="duration">{formatDuration(duration)}</Time>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
`;
const Time = styled.span`
  flex: none;
  min-width: 2.6em;
  font-size: ${t('fontSizes.small')};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  color: ${t('colors.muted')};

  &:first-child {
    text-align: end;
  }
`;
