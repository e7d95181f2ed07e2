// Where the menu of a track opens. The menu itself is downloaded when it is first opened.
import { useUnit } from 'effector-react';
import { lazyDialog } from '../../platform/page/lazy-dialog';
import { $openMenu, menuClosed } from './model';

const TrackMenu = lazyDialog(() => import('./view').then(({ TrackMenu }) => TrackMenu));

export function TrackMenuOutlet() {
  const [request, close] = useUnit([$openMenu, menuClosed]);
  if (!request) return null;
  const { x, y } = request.anchor;
  return <TrackMenu key={`${x} ${y}`} request={request} onClose={close} />;
}

export { $openMenu, wireTrackMenu } from './model';
