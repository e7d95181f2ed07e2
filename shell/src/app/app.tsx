import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { BrowserRouter, matchPath, useLocation } from 'react-router-dom';
import { Layout } from './frame/layout';
import { RouteChange } from './frame/route-change';
import { titleOf } from './frame/screen-titles';
import { AppErrorBoundary } from './frame/app-error-boundary';
import { useRequestedNavigation } from '../platform/page/navigation';
import { $navEntries, $remoteRoutes } from '../platform/remotes';
import { AppRoutes } from './routes';

export function App({ scope }: { scope: Scope }) {
  return (
    <Provider value={scope}>
      <AppErrorBoundary>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </AppErrorBoundary>
    </Provider>
  );
}

export function Screens() {
  const { pathname } = useLocation();
  useRequestedNavigation();
  const [routes, nav] = useUnit([$remoteRoutes, $navEntries]);
  const isPlain = routes.some(({ path, background }) => background === 'plain' && matchPath(path, pathname));
  return (
    <>
      <Layout isPlain={isPlain}>
        <AppRoutes />
      </Layout>
      <RouteChange titleOf={(address) => titleOf(address, routes, nav)} />
    </>
  );
}
