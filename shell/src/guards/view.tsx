// Guards as layout routes: wait, let pass, or redirect without leaving a history entry.
import { screens } from '@segue/contract';
import { $session } from '@segue/stores';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { forcedSetup, forSetup, forSignedIn, forVisitors, type Rule } from './rules';
import { remember, wantedPath } from './wanted-path';

/** Sign-in and sign-up; `returns` leads back to the address that asked for the sign-in. */
export function VisitorGuard({ to = screens.home, returns = false }: { to?: string; returns?: boolean }) {
  const { state } = useLocation();
  return <Guarded rule={forVisitors((returns && wantedPath(state)) || to)} />;
}

export function SetupGuard({ to = screens.home }: { to?: string }) {
  return <Guarded rule={forSetup(to)} />;
}

export function SignInRequiredGuard() {
  return <Guarded rule={forSignedIn} remembers />;
}

/** Around every route: nobody without a password gets anywhere but to the setup. */
export function ForcedSetup() {
  const session = useUnit($session);
  const to = forcedSetup(session, useLocation().pathname);
  return to ? <Navigate to={to} replace /> : <Outlet />;
}

function Guarded({ rule, remembers = false }: { rule: Rule; remembers?: boolean }) {
  const verdict = rule(useUnit($session));
  const location = useLocation();
  if (verdict.kind === 'wait') return <Loading />;
  if (verdict.kind === 'pass') return <Outlet />;
  return <Navigate to={verdict.to} replace state={remembers ? remember(location) : null} />;
}

/** The one 'Loading...' of guarded screens. */
export function Loading() {
  return <Waiting role="status">Loading...</Waiting>;
}

const Waiting = styled.p`
  margin: 0;
  padding: 18vh 0;
  text-align: center;
  color: ${t('colors.muted')};
`;
