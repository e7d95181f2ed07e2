// THE route table: path, guard, screen. Screens of remotes come from the registry's data.
import { screens } from '@segue/contract';
import { useUnit } from 'effector-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ForcedSetup, SetupGuard, SignInRequiredGuard, VisitorGuard } from './guards';
import { $remoteRoutes, RemoteOutlet } from './remotes';

const loadAuth = () => import('./auth');
const SignIn = lazy(() => loadAuth().then(({ SignIn }) => ({ default: SignIn })));
const SignUp = lazy(() => loadAuth().then(({ SignUp }) => ({ default: SignUp })));
const SetupAccount = lazy(() => loadAuth().then(({ SetupAccount }) => ({ default: SetupAccount })));

const NotFound = lazy(() => import('./frame/not-found').then(({ NotFound }) => ({ default: NotFound })));

const AUTH_SCREENS: readonly string[] = [screens.signIn, screens.signUp, screens.setupAccount];

/** Fetches the shell's own screen of an address before the first picture, so that nothing flashes. */
export async function preloadOwnScreen(pathname: string): Promise<void> {
  // A failed download is shown where the screen would stand.
  if (AUTH_SCREENS.includes(pathname)) await loadAuth().catch(() => undefined);
}

const own = (screen: ReactNode) => <Suspense fallback={null}>{screen}</Suspense>;

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
          <Route path={screens.signIn} element={own(<SignIn />)} />
        </Route>
        <Route element={<VisitorGuard />}>
          <Route path={screens.signUp} element={own(<SignUp />)} />
        </Route>
        <Route element={<SetupGuard />}>
          <Route path={screens.setupAccount} element={own(<SetupAccount />)} />
        </Route>
        <Route element={<SignInRequiredGuard />}>{screensFor('member')}</Route>
        {screensFor('anyone')}
        <Route path="*" element={own(<NotFound />)} />
      </Route>
    </Routes>
  );
}
