import { send } from '@segue/event-bus';
import { $stopAt } from '@segue/stores/ports';
import { MoonIcon } from '@segue/ui';
import { MenuItem } from '@segue/ui/menu';
import { useUnit } from 'effector-react';

/** For the track that plays. */
export function StopAfterItem() {
  const isOn = useUnit($stopAt) === 'track-end';
  return (
    <MenuItem
      icon={<MoonIcon size={17} />}
      onClick={() => send('playback/stop-at', { at: isOn ? null : 'track-end' })}
    >
      {isOn ? 'Don’t stop after this track' : 'Stop after this track'}
    </MenuItem>
  );
}
