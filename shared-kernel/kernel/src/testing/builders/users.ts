// Builders of sessions: a visitor and a signed-in user.
import {
  descriptorOf,
  PROVIDER_NAMES,
  type AuthStatus,
  type Playlist,
  type Provider,
  type RuntimeConfig,
} from '@segue/contract';
import { $runtimeConfig } from '@segue/kernel/state';
import type { Session } from '@segue/kernel/state/ports';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export const aVisitor: Session = { status: 'signed-out' };

/** The session of a signed-in user with a password and without Premium. */
export function aSession(part: Partial<Omit<SignedIn, 'status'>> = {}): Session {
  return {
    status: 'signed-in',
    hasPassword: true,
    isSetUp: part.hasPassword ?? true,
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
    ...(session.isSetUp && !session.hasPassword && { userIsSetUp: true }),
    ...(session.connected && { connectedProviders: [...session.connected] }),
    userHasSpotifyPremium: session.hasSpotifyPremium,
    userInfo: session.user,
  };
}

/** A playlist with defaults; `part` overrides single fields. */
export function aPlaylist(part: Partial<Playlist> = {}): Playlist {
  return { playlistId: 1, name: 'Night ferries', createdAt: '2025-11-20T18:30:00.000Z', ...part };
}

// Builders of runtime configurations.

/** The configuration of a server that has credentials for these providers only. */
export function configuredFor(...configured: readonly Provider[]): Pick<RuntimeConfig, 'providers'> {
  const { spotify, soundcloud } = $runtimeConfig.defaultState.providers;
  const optional = configured
    .filter((provider) => descriptorOf(provider).isOptional)
    .map((provider) => [provider, { name: PROVIDER_NAMES[provider] }] as const);
  return {
    providers: {
      spotify: configured.includes('spotify') ? spotify : null,
      soundcloud: configured.includes('soundcloud') ? soundcloud : null,
      ...(Object.fromEntries(optional) as object),
    },
  };
}
