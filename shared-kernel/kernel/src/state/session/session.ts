// The session: loading, signed out, signed in without a password, or signed in and set up.
import type { AuthStatus, Provider, UserInfo } from '@segue/contract';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      hasPassword: boolean;
      hasSpotifyPremium: boolean;
      /** Absent when the server does not send them with the session. */
      connected?: readonly Provider[] | undefined;
      user: UserInfo;
    };

/** The provider whose paid plan the session tells of (`userHasSpotifyPremium`). */
export const PREMIUM_PROVIDER: Provider = 'spotify';

export const SIGNED_OUT: Session = { status: 'signed-out' };

/** The session from a response of `checkAuth`. */
export function sessionOf(status: AuthStatus): Session {
  if (!status.isAuthenticated) return SIGNED_OUT;
  return {
    status: 'signed-in',
    hasPassword: status.userHasPassword ?? false,
    hasSpotifyPremium: status.userHasSpotifyPremium ?? false,
    connected: status.connectedProviders,
    user: status.userInfo ?? {},
  };
}

/**
 * The session after the server named the signed-in user. If that is another user than before, the session is loading
 * until the next check, so that the former session ends before the new one begins.
 */
export function nextSession(current: Session, found: Session): Session {
  return haveDifferentUsers(current, found) ? { status: 'loading' } : found;
}

/** Compares ids. Without both ids it compares emails, which a user may change. */
function haveDifferentUsers(one: Session, other: Session): boolean {
  if (one.status !== 'signed-in' || other.status !== 'signed-in') return false;
  const field = one.user.id && other.user.id ? 'id' : 'email';
  return Boolean(one.user[field] && other.user[field]) && one.user[field] !== other.user[field];
}
