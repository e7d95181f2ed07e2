// What lies over the page: notices, the menu of a track, where a dragged track can be dropped, and the list of shortcuts.
import { OtherVersionOutlet } from '../../features/other-version';
import { ShortcutList } from '../../features/player/extras/shortcut-list';
import { TrackDragOutlet } from '../../features/track-drag';
import { TrackMenuOutlet } from '../../features/track-menu';
import { Notices } from '../../features/notices';
import { StatusPanel } from '../../features/status/panel';

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
