// What the browser is told about the person who is here.
import type { AuthStatus, UserInfo } from '@segue/contract';
import type { Database } from '../../database/tables';
import type { Session } from '../../contract-routes';
import { findUser, type User } from './repository';

const NOBODY: AuthStatus = {
  isAuthenticated: false,
  userHasPassword: false,
  userHasSpotifyPremium: false,
  userInfo: null,
};

/** The answer of checkAuth. */
export async function authStatus(database: Database, session: Session | null): Promise<AuthStatus> {
  const user = session && (await findUser(database, session.userId));
  if (!user) return NOBODY;
  const connections = await database
    .selectFrom('connections')
    .select(['provider', 'display_name', 'premium'])
    .where('user_id', '=', user.id)
    .orderBy('connected_at')
    .execute();
  const spotify = connections.find((connection) => connection.provider === 'spotify');
  return {
    isAuthenticated: true,
    userHasPassword: user.password_hash !== null,
    // Spotify does not always say; only a clear no counts as no.
    userHasSpotifyPremium: spotify !== undefined && spotify.premium !== 0,
    userInfo: userInfo(user, connections.find((connection) => connection.display_name)?.display_name ?? null),
  };
}

/** The person behind an account; a volume that was never saved is left out. */
export function userInfo(user: User, displayName: string | null = null): UserInfo {
  return {
    id: String(user.id),
    email: user.email,
    displayName,
    ...(user.volume !== null && { volume: user.volume }),
  };
}
