// Route guards as layout routes: show "Loading...", render the route, or redirect in place of the history entry.
import { screens } from '@segue/contract';
import { $session } from '@segue/stores';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { forcedSetup, forSetup, forSignedIn, forVisitors, type Rule } from './rules';
import { returnStateOf, returnPath } from './return-path';

/** For sign-in and sign-up; with `returns` a signed-in user is sent back to the path that required the sign-in. */
export function VisitorGuard({ to = screens.home, returns = false }: { to?: string; returns?: boolean }) {
  const { state } = useLocation();
  return <Guarded rule={forVisitors((returns && returnPath(state)) || to)} />;
}

export function SetupGuard({ to = screens.home }: { to?: string }) {
  return <Guarded rule={forSetup(to)} />;
}

export function SignInRequiredGuard() {
  return <Guarded rule={forSignedIn} returns />;
}

/** Around every route: an account without a password is sent to its setup. */
export function ForcedSetup() {
  const session = useUnit($session);
  const to = forcedSetup(session, useLocation().pathname);
  return to ? <Navigate to={to} replace /> : <Outlet />;
}

function Guarded({ rule, returns = false }: { rule: Rule; returns?: boolean }) {
  const verdict = rule(useUnit($session));
  const location = useLocation();
  if (verdict.kind === 'wait') return <Loading />;
  if (verdict.kind === 'pass') return <Outlet />;
  return <Navigate to={verdict.to} replace state={returns ? returnStateOf(location) : null} />;
}

/** Specified text of guarded screens. */
export function Loading() {
  return <Waiting role="status">Loading...</Waiting>;
}

const Waiting = styled.p`
  margin: 0;
  padding: 6vh ${t('sizes.gutter')};
  text-align: center;
  color: ${t('colors.muted')};

  /* Rows to come. */
  &::after {
    content: '';
    display: block;
    max-width: ${t('sizes.reading')};
    height: 20rem;
    margin: ${t('space.6')} auto;
    background: repeating-linear-gradient(${t('colors.hover')} 0 48px, transparent 0 62px);
    mask: linear-gradient(#000, transparent);
  }

  /* The screen that follows is taller: the footer would be seen to jump. */
  main:has(> &) + footer {
    visibility: hidden;
  }
`;
