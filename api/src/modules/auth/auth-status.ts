// The signed-in user as the browser sees it.
import { descriptorOf, PROVIDERS, type AuthStatus, type UserInfo } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../plugins/contract-routes';
import { findUser, type User } from './repository';

export const NOBODY: AuthStatus = {
  isAuthenticated: false,
  userHasPassword: false,
  userHasSpotifyPremium: false,
  userInfo: null,
};

export async function authStatus(
  { database, providers }: Pick<FastifyInstance, 'database' | 'providers'>,
  session: Pick<Session, 'userId' | 'hasPassword' | 'isSetUp'> | null,
): Promise<AuthStatus> {
  const user = session && (await findUser(database, session.userId));
  if (!session || !user) return NOBODY;
  const connections = await database
    .selectFrom('connections')
    .select(['provider', 'display_name', 'premium', 'needs_reconnect'])
    .where('user_id', '=', user.id)
    .orderBy('connected_at')
    .execute();
  const withPlan = connections.find(({ provider }) => descriptorOf(provider).playingNeedsPremium);
  const connected = connections.filter((row) => row.needs_reconnect === 0 && providers[row.provider]);
  const hasOptional = PROVIDERS.some((provider) => descriptorOf(provider).isOptional && providers[provider]);
  return {
    isAuthenticated: true,
    userHasPassword: user.password_hash !== null,
    ...(!session.hasPassword && session.isSetUp && { userIsSetUp: true }),
    // The plan is not always reported; unknown counts as Premium.
    userHasSpotifyPremium: withPlan !== undefined && withPlan.premium !== 0,
    ...(hasOptional && { connectedProviders: connected.map(({ provider }) => provider) }),
    userInfo: userInfo(user, connections.find((connection) => connection.display_name)?.display_name ?? null),
  };
}

/** Volume and appearance are absent until they are saved. */
export function userInfo(user: User, displayName: string | null = null): UserInfo {
  return {
    id: String(user.id),
    email: user.email,
    displayName,
    ...(user.volume !== null && { volume: user.volume }),
    ...(user.appearance !== null && { appearance: user.appearance }),
  };
}
