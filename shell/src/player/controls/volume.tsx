import { send } from '@segue/kernel/bus';
import { IconButton, t, VolumeIcon, VolumeLowIcon, VolumeMutedIcon } from '@segue/ui';
import { Slider } from '@segue/ui/slider';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $volume } from '../model/volume';

const PERCENT = 100;

/** Mute, and a slider from 0 to 100 percent. The volume changes while dragging and is saved on release. */
export function Volume() {
  const volume = useUnit($volume);
  const isMuted = volume === 0;
  const set = (percent: number, commit: boolean) =>
    send('volume/set', { volume: Math.round(percent) / PERCENT, commit });
  return (
    <Row>
      <IconButton
        label={isMuted ? 'Unmute' : 'Mute'}
        hasTooltip
        aria-pressed={isMuted}
        onClick={() => send('volume/toggle-mute')}
      >
        {isMuted ? <VolumeMutedIcon /> : volume < 0.5 ? <VolumeLowIcon /> : <VolumeIcon />}
      </IconButton>
      <Rail data-rail="">
        <Slider
          label="Volume"
          value={volume * PERCENT}
          max={PERCENT}
          step={5}
          largeStep={20}
          format={(percent) => `${Math.round(percent)}%`}
          onChange={(percent) => set(percent, false)}
          onCommit={(percent) => set(percent, true)}
        />
      </Rail>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
`;
/* Each parent sets the width. */
const Rail = styled.div`
  display: flex;
  width: var(--volume-width);
`;
