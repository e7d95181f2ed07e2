// The signed-in user as the browser sees it.
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
    // Spotify does not always report the plan; unknown counts as Premium.
    userHasSpotifyPremium: spotify !== undefined && spotify.premium !== 0,
    userInfo: userInfo(user, connections.find((connection) => connection.display_name)?.display_name ?? null),
  };
}

/** The volume and the appearance are left out when they were never saved. */
export function userInfo(user: User, displayName: string | null = null): UserInfo {
  return {
    id: String(user.id),
    email: user.email,
    displayName,
    ...(user.volume !== null && { volume: user.volume }),
    ...(user.appearance !== null && { appearance: user.appearance }),
  };
}
