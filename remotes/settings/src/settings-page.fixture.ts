// Test fixtures: a profile, its connections (only Spotify is connected), its sessions, and the rendered settings screen.
import type { Connections, Profile, UserSession } from '@segue/contract';
import { aSession, renderRemote, type RenderOptions } from '@segue/kernel/testing';
import remote from './remote';

export const profile: Profile = {
  email: 'ada@example.com',
  lastUpdatedPassword: null,
  createdAt: '2025-01-01T10:00:00.000Z',
  lastUpdated: '2025-02-01T10:00:00.000Z',
};
export const connections: Connections = {
  spotify: {
    connected: true,
    displayName: 'Premium Pat',
    lastConnected: '2025-02-01T10:00:00.000Z',
    endsAt: null,
    hasEnded: false,
    premiumAccount: true,
  },
  soundcloud: { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false },
};
const sessions: readonly UserSession[] = [
  {
    device: 'Firefox on Windows',
    createdAt: '2025-02-01T10:00:00.000Z',
    lastActive: '2025-02-03T10:00:00.000Z',
    isCurrent: true,
  },
  {
    device: 'Safari on iPhone',
    createdAt: '2025-01-01T10:00:00.000Z',
    lastActive: '2025-02-02T10:00:00.000Z',
    isCurrent: false,
  },
];

/** Renders the settings screen of a signed-in user at a URL. */
export function open(
  api: RenderOptions['api'] = {},
  at = '/account-settings',
  options: Pick<RenderOptions, 'config' | 'session'> = {},
) {
  return renderRemote(remote, 'AccountSettingsScreen', {
    session: aSession(),
    ...options,
    at,
    api: {
      getProfile: () => ({ profile }),
      getConnections: () => ({ connections }),
      getScrobbling: () => ({ targets: [], allowsOwnServers: false }),
      listSessions: () => ({ sessions: [...sessions] }),
      ...api,
    },
  });
}
