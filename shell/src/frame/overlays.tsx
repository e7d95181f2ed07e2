// What lies over the page: notices, the menu of a track, and where a dragged track can be dropped.
import { TrackDragOutlet } from '../track-drag';
import { TrackMenuOutlet } from '../track-menu';
import { Notices } from './notices';

export function Overlays() {
  return (
    <>
      <Notices />
      <TrackMenuOutlet />
      <TrackDragOutlet />
    </>
  );
}
