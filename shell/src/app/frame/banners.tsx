// Lines below the header of every screen, and dialogs that the footer opens.
import { ShortcutList } from '../../player';
import { StatusPanel } from '../../features/status/panel';

export function Banners() {
  return (
    <>
      <StatusPanel />
      <ShortcutList />
    </>
  );
}
