import { ShortcutList } from '../../features/player/keyboard/shortcut-list';
import { StatusPanel } from '../../features/status/panel';

export function Banners() {
  return (
    <>
      <StatusPanel />
      <ShortcutList />
    </>
  );
}
