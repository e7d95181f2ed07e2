// THE route table: path, guard, screen. Screens of remotes come from the registry's data.
import { screens } from '@segue/contract';
import { downloaded, type Downloaded } from '@segue/ui';
import { useUnit } from 'effector-react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { screenAway } from './frame/away';
import { ForcedSetup, Loading, SetupGuard, SignInRequiredGuard, VisitorGuard } from './guards';
import { titleOf } from './frame/screen-titles';
import { $navEntries, $remoteRoutes, RemoteOutlet } from './remotes';

const loadAuth = () => import('./auth');
const SignIn = downloaded(() => loadAuth().then(({ SignIn }) => SignIn));
const SignUp = downloaded(() => loadAuth().then(({ SignUp }) => SignUp));
const SetupAccount = downloaded(() => loadAuth().then(({ SetupAccount }) => SetupAccount));
const NotFound = downloaded(() => import('./frame/not-found').then(({ NotFound }) => NotFound));

const ownScreens: readonly (readonly [path: string, screen: Downloaded<object>])[] = [
  [screens.signIn, SignIn],
  [screens.signUp, SignUp],
  [screens.setupAccount, SetupAccount],
];

const place = { waiting: <Loading />, away: screenAway };
/** So long the first picture waits for a download, as it does for a remote; after that it says that it is loading. */
const FIRST_RENDER_WAIT_MS = 100;

/** Fetches the shell's own screen of an address before the first picture, so that nothing flashes. */
export async function preloadOwnScreen(pathname: string): Promise<void> {
  await Promise.race([
    // A failed download is shown where the screen would stand.
    ownScreens
      .find(([path]) => matchPath(path, pathname))?.[1]
      .bring()
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, FIRST_RENDER_WAIT_MS)),
  ]);
}

export function AppRoutes() {
  const [remoteRoutes, nav] = useUnit([$remoteRoutes, $navEntries]);
  const screensFor = (access: 'anyone' | 'member') =>
    remoteRoutes
      .filter((route) => route.access === access)
      .map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <RemoteOutlet
              remote={route.remote}
              component={route.component}
              title={titleOf(route.path, remoteRoutes, nav)}
            />
          }
        />
      ));

  return (
    <Routes>
      <Route element={<ForcedSetup />}>
        <Route path={screens.root} element={<Navigate to={screens.home} replace />} />
        <Route element={<VisitorGuard returns />}>
          <Route path={screens.signIn} element={<SignIn {...place} />} />
        </Route>
        <Route element={<VisitorGuard />}>
          <Route path={screens.signUp} element={<SignUp {...place} />} />
        </Route>
        <Route element={<SetupGuard />}>
          <Route path={screens.setupAccount} element={<SetupAccount {...place} />} />
        </Route>
        <Route element={<SignInRequiredGuard />}>{screensFor('member')}</Route>
        {screensFor('anyone')}
        <Route path="*" element={<NotFound {...place} />} />
      </Route>
    </Routes>
  );
}
