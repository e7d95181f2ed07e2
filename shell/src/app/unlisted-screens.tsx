// Addresses that the route table does not list: the diagnostics where the server allows them, and unknown ones. One download
// beside the first screen.
import { screens } from '@segue/contract';
import { lazyPart } from '@segue/ui';
import { useLocation } from 'react-router-dom';
import { areDiagnosticsAllowed } from '../platform/diagnostics-allowed';
import { screenLoadError } from './frame/load-errors';
import { NotFound } from './frame/not-found';

const Diagnostics = lazyPart(() =>
  import('../features/remote-diagnostics').then(({ Diagnostics }) => Diagnostics),
);

export function UnlistedScreens() {
  const { pathname } = useLocation();
  if (pathname === screens.diagnostics && areDiagnosticsAllowed())
    return <Diagnostics loadError={screenLoadError} />;
  return <NotFound />;
}
