// What lies over the page: notices, the menu of a track, where a dragged track can be dropped, and the list of shortcuts.
import { OtherVersionOutlet } from '../other-version';
import { ShortcutList } from '../player/shortcut-list';
import { TrackDragOutlet } from '../track-drag';
import { TrackMenuOutlet } from '../track-menu';
import { Notices } from './notices';
import { StatusPanel } from './status/panel';

export function Overlays() {
  return (
    <>
      <Notices />
      <TrackMenuOutlet />
      <TrackDragOutlet />
      <OtherVersionOutlet />
      <ShortcutList />
      <StatusPanel />
    </>
  );
}
