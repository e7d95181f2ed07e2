// People at the door: visitors, members, members with premium.
import type { AuthStatus } from '@segue/contract';
import type { Session } from '@segue/stores/ports';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export const aVisitor: Session = { status: 'signed-out' };

/** A signed-in person with a password and no premium. */
export function aSession(part: Partial<Omit<SignedIn, 'status'>> = {}): Session {
  return {
    status: 'signed-in',
    hasPassword: true,
    hasSpotifyPremium: false,
    user: { email: 'ada@example.com' },
    ...part,
  };
}

/** What checkAuth answers for a session. */
export function anAuthStatus(session: Session): AuthStatus {
  if (session.status !== 'signed-in') return { isAuthenticated: false };
  return {
    isAuthenticated: true,
    userHasPassword: session.hasPassword,
    userHasSpotifyPremium: session.hasSpotifyPremium,
    userInfo: session.user,
  };
}
