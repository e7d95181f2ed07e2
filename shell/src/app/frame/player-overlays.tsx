// What the player's features draw over the page: the queue, the player, notices, the menu of a track, dialogs.
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
