// The session: loading, signed out, signed in and not set up, or signed in and set up.
import type { AuthStatus, Provider, UserInfo } from '@segue/contract';

export type Session =
  | { status: 'loading' }
  /** `refusal`: why the user whom a proxy names is not signed in. */
  | { status: 'signed-out'; refusal?: string | undefined }
  | {
      status: 'signed-in';
      hasPassword: boolean;
      /** False while the account still has to choose a password. */
      isSetUp: boolean;
      hasSpotifyPremium: boolean;
      /** Absent when the server does not send them with the session. */
      connected?: readonly Provider[] | undefined;
      user: UserInfo;
    };

/** The provider whose paid plan the session tells of (`userHasSpotifyPremium`). */
export const PREMIUM_PROVIDER: Provider = 'spotify';

export const SIGNED_OUT = { status: 'signed-out' } as const satisfies Session;

/** The session from a response of `checkAuth`. */
export function sessionOf(status: AuthStatus): Session {
  if (!status.isAuthenticated)
    return status.refusal ? { ...SIGNED_OUT, refusal: status.refusal } : SIGNED_OUT;
  const hasPassword = status.userHasPassword ?? false;
  return {
    status: 'signed-in',
    hasPassword,
    isSetUp: hasPassword || (status.userIsSetUp ?? false),
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
