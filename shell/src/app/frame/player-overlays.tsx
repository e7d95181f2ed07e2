import { TrackMenuOutlet } from '../../features/track-menu';
import { Notices } from '../../features/notices';
import { PlayerOutlet } from './player-outlet';
import { QueueOutlet } from './queue-outlet';

export function PlayerOverlays() {
  return (
    <>
      <QueueOutlet />
      <PlayerOutlet />
      <Notices />
      <TrackMenuOutlet />
    </>
  );
}
