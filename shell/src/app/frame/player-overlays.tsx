import { TrackMenuOutlet } from '../../features/track-menu';
import { Notices } from '../../features/notices';
import { PlayerOutlet, QueueOutlet } from '../../player/late';

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
