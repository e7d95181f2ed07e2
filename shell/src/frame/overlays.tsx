// What lies over the page: notices, the menu of a track and the list of shortcuts.
import { ShortcutList } from '../player/shortcut-list';
import { TrackMenuOutlet } from '../track-menu';
import { Notices } from './notices';

export function Overlays() {
  return (
    <>
      <Notices />
      <TrackMenuOutlet />
      <ShortcutList />
    </>
  );
}
