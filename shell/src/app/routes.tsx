// THE route table: path, guard, screen. Screens of remotes come from the registry's data.
import { screens, type RuntimeConfig } from '@segue/contract';
import { lazyPart } from '@segue/ui';
import type { Scope } from 'effector';
import { useUnit } from 'effector-react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { HomeSections, preloadHome } from '../features/home';
import { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from '../platform/guards';
import { titleOf } from './frame/screen-titles';
import { takeTyped } from '../platform/page/frame';
import {
  $navEntries,
  $remoteRoutes,
  type CurrentRoute,
  loadRemoteAt,
  RemoteOutlet,
  screenLoadError,
} from '../platform/remotes';

const loadAuth = () => import(/* webpackChunkName: "auth" */ '../features/auth');
const SignIn = lazyPart(() => loadAuth().then(({ SignIn }) => SignIn));
const SignUp = lazyPart(() => loadAuth().then(({ SignUp }) => SignUp));
const SetupAccount = lazyPart(() => loadAuth().then(({ SetupAccount }) => SetupAccount));
const NotFound = lazyPart(() => import('./frame/not-found').then(({ NotFound }) => NotFound));

const ownScreens: readonly (readonly [path: string, preload: (hasSession: boolean) => Promise<void>])[] = [
  [screens.home, preloadHome],
  [screens.signIn, SignIn.preload],
  [screens.signUp, SignUp.preload],
  [screens.setupAccount, SetupAccount.preload],
];

const screenProps: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [screens.home]: { Sections: HomeSections, takeTyped },
};

const outlet = { loading: <Loading />, loadError: screenLoadError };
export async function loadScreenAt(
  scope: Scope,
  address: string,
  { hasSession }: RuntimeConfig,
): Promise<void> {
  const forUsers = scope.getState($remoteRoutes).filter(({ access }) => access === 'member');
  const isGuarded = [{ path: screens.setupAccount }, ...forUsers].some(({ path }) =>
    matchPath(path, address),
  );
  const shown = hasSession === false && isGuarded ? screens.signIn : address;
  const preload = ownScreens.find(([path]) => matchPath(path, shown))?.[1];
  await Promise.allSettled([loadRemoteAt(scope, shown), preload?.(hasSession !== false)]);
}

export function AppRoutes() {
  const remoteRoutes = useUnit($remoteRoutes);
  const screensFor = (access: 'anyone' | 'member') =>
    remoteRoutes
      .filter((route) => route.access === access)
      .map((route) => <Route key={route.path} path={route.path} element={<RemoteScreen {...route} />} />);

  return (
    <Routes>
      <Route element={<ForcedSetup />}>
        <Route path={screens.root} element={<Navigate to={screens.home} replace />} />
        <Route element={<VisitorGuard returns />}>
          <Route path={screens.signIn} element={<SignIn {...outlet} />} />
        </Route>
        <Route element={<VisitorGuard />}>
          <Route path={screens.signUp} element={<SignUp {...outlet} />} />
        </Route>
        <Route element={<SetupGuard />}>
          <Route path={screens.setupAccount} element={<SetupAccount {...outlet} />} />
        </Route>
        <Route element={<SignInRequiredGuard />}>{screensFor('member')}</Route>
        {screensFor('anyone')}
        <Route path="*" element={<NotFound {...outlet} />} />
      </Route>
    </Routes>
  );
}

/** Finding the title of a route compares it with all others, so only the route on screen has one. */
function RemoteScreen({ path, remote, component }: CurrentRoute) {
  const [routes, nav] = useUnit([$remoteRoutes, $navEntries]);
  return (
    <RemoteOutlet
      remote={remote}
      component={component}
      title={titleOf(path, routes, nav)}
      props={screenProps[path]}
    />
  );
}
