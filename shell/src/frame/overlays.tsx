// What lies over the page: notices and the menu of a track.
import { TrackMenuOutlet } from '../track-menu';
import { Notices } from './notices';

export function Overlays() {
  return (
    <>
      <Notices />
      <TrackMenuOutlet />
    </>
  );
}
