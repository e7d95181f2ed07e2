// THE route table: path, guard, screen. Screens of remotes come from the registry's data.
import { screens } from '@segue/contract';
import { downloaded, type Downloaded } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { screenAway } from './frame/away';
import { ForcedSetup, SetupGuard, SignInRequiredGuard, VisitorGuard } from './guards';
import { $remoteRoutes, RemoteOutlet } from './remotes';

const loadAuth = () => import('./auth');
const SignIn = downloaded(() => loadAuth().then(({ SignIn }) => SignIn));
const SignUp = downloaded(() => loadAuth().then(({ SignUp }) => SignUp));
const SetupAccount = downloaded(() => loadAuth().then(({ SetupAccount }) => SetupAccount));
const NotFound = downloaded(() => import('./frame/not-found').then(({ NotFound }) => NotFound));

const ownScreens: Readonly<Record<string, Downloaded<object>>> = {
  [screens.signIn]: SignIn,
  [screens.signUp]: SignUp,
  [screens.setupAccount]: SetupAccount,
};

/** Fetches the shell's own screen of an address before the first picture, so that nothing flashes. */
export async function preloadOwnScreen(pathname: string): Promise<void> {
  // A failed download is shown where the screen would stand.
  await ownScreens[pathname]?.bring().catch(() => undefined);
}

export function AppRoutes() {
  const remoteRoutes = useUnit($remoteRoutes);
  const screensFor = (access: 'anyone' | 'member') =>
    remoteRoutes
      .filter((route) => route.access === access)
      .map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<RemoteOutlet remote={route.remote} component={route.component} />}
        />
      ));

  return (
    <Routes>
      <Route element={<ForcedSetup />}>
        <Route path={screens.root} element={<Navigate to={screens.home} replace />} />
        <Route element={<VisitorGuard returns />}>
          <Route path={screens.signIn} element={<SignIn away={screenAway} />} />
        </Route>
        <Route element={<VisitorGuard />}>
          <Route path={screens.signUp} element={<SignUp away={screenAway} />} />
        </Route>
        <Route element={<SetupGuard />}>
          <Route path={screens.setupAccount} element={<SetupAccount away={screenAway} />} />
        </Route>
        <Route element={<SignInRequiredGuard />}>{screensFor('member')}</Route>
        {screensFor('anyone')}
        <Route path="*" element={<NotFound away={screenAway} />} />
      </Route>
    </Routes>
  );
}
