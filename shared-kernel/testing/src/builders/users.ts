// Builders of sessions: a visitor and a signed-in user.
import type { AuthStatus } from '@segue/contract';
import type { Session } from '@segue/stores/ports';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export const aVisitor: Session = { status: 'signed-out' };

/** The session of a signed-in user with a password and without Premium. */
export function aSession(part: Partial<Omit<SignedIn, 'status'>> = {}): Session {
  return {
    status: 'signed-in',
    hasPassword: true,
    hasSpotifyPremium: false,
    user: { email: 'ada@example.com' },
    ...part,
  };
}

/** The response of the `checkAuth` route for a session. */
export function anAuthStatus(session: Session): AuthStatus {
  if (session.status !== 'signed-in') return { isAuthenticated: false };
  return {
    isAuthenticated: true,
    userHasPassword: session.hasPassword,
    userHasSpotifyPremium: session.hasSpotifyPremium,
    userInfo: session.user,
  };
}
