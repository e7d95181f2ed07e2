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
