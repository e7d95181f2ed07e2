// Route guards as layout routes: show "Loading...", render the route, or redirect in place of the history entry.
import { screens } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import type { Session } from '@segue/kernel/state/ports';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { returnStateOf, returnPath } from './return-path';

/** For sign-in and sign-up; with `returns` a signed-in user is sent back to the path that required the sign-in. */
export function VisitorGuard({ to = screens.home, returns = false }: { to?: string; returns?: boolean }) {
  const { state } = useLocation();
  const target = (returns && returnPath(state)) || to;
  return (
    <Guarded
      redirect={(session) => {
        if (session.status === 'signed-out') return null;
        return session.isSetUp ? target : screens.setupAccount;
      }}
    />
  );
}

/** For accounts that are not set up. Complete accounts go to `to`, visitors to the sign-in screen. */
export function SetupGuard({ to = screens.home }: { to?: string }) {
  return (
    <Guarded
      redirect={(session) => {
        if (session.status === 'signed-out') return screens.signIn;
        return session.isSetUp ? to : null;
      }}
    />
  );
}

export function SignInRequiredGuard() {
  return <Guarded redirect={({ status }) => (status === 'signed-in' ? null : screens.signIn)} returns />;
}

/** Wraps every route: redirects an account that is not set up to its setup. */
export function ForcedSetup() {
  const session = useUnit($session);
  const { pathname } = useLocation();
  const isIncomplete = session.status === 'signed-in' && !session.isSetUp;
  if (!isIncomplete || pathname === screens.setupAccount) return <Outlet />;
  return <Navigate to={screens.setupAccount} replace />;
}

type GuardedProps = {
  redirect: (session: Exclude<Session, { status: 'loading' }>) => string | null;
  returns?: boolean;
};

function Guarded({ redirect, returns = false }: GuardedProps) {
  const session = useUnit($session);
  const location = useLocation();
  if (session.status === 'loading') return <Loading />;
  const to = redirect(session);
  if (to === null) return <Outlet />;
  return <Navigate to={to} replace state={returns ? returnStateOf(location) : null} />;
}

export function Loading() {
  return <Waiting role="status">Loading...</Waiting>;
}

const Waiting = styled.p`
  margin: 0;
  padding: 6vh ${t('sizes.gutter')};
  text-align: center;
  color: ${t('colors.muted')};

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
