/** The state that all routes of a running sandbox share. */
import type { FastifyRequest } from 'fastify';
import { createCatalogue, type Catalogue } from './catalogue';
import { formFields } from './core/bodies';
import { createClock, type Clock } from './core/clock';
import { createConsentStore, type ConsentStore } from './core/consent';
import { createFaultList, type FaultList } from './core/faults';
import type { UserDirectory } from './core/user-directory';
import { createRequestLog, type RequestLog } from './core/request-log';
import { defaultSettings, type Settings } from './core/settings';
import { createTokenStore, type TokenStore } from './core/tokens';
import { sandboxUrls, type SandboxUrls } from './core/urls';
import type { MusicServer } from './musicserver/context';
import { createMusicServer } from './musicserver';
import { createSoundCloudUsers, type SoundCloudUser } from './soundcloud/users';
import { createSoundCloudTracks, type SoundCloudTracks } from './soundcloud/track-index';
import { createDeviceRegistry, type DeviceRegistry } from './spotify/devices';
import { createSpotifyUsers, type SpotifyUser } from './spotify/users';
import { createSpotifyTracks, type SpotifyTracks } from './spotify/track-index';

export type RegisteredClient = { id: string; secret: string; redirectUris: readonly string[] };
export type RegisteredClients = { spotify: RegisteredClient; soundcloud: RegisteredClient };

export type SandboxContext = {
  urls: SandboxUrls;
  clients: RegisteredClients;
  clock: Clock;
  tokens: TokenStore;
  settings: Settings;
  faults: FaultList;
  log: RequestLog;
  consent: ConsentStore;
  devices: DeviceRegistry;
  catalogue: Catalogue;
  spotifyTracks: SpotifyTracks;
  soundcloudTracks: SoundCloudTracks;
  spotifyUsers: UserDirectory<SpotifyUser>;
  soundcloudUsers: UserDirectory<SoundCloudUser>;
  musicServer: MusicServer;
  /** When SoundCloud was asked for tokens by client credentials, for its rate limit. */
  exchanges: number[];
  userOf: (request: FastifyRequest) => string | null;
  setBaseUrl: (base: string) => void;
  reset: () => void;
};

export function createContext(clients: RegisteredClients, seed: string): SandboxContext {
  const clock = createClock();
  const tokens = createTokenStore(clock);
  const catalogue = createCatalogue(seed);
  const context: SandboxContext = {
    urls: sandboxUrls('http://127.0.0.1'),
    clients,
    clock,
    tokens,
    settings: defaultSettings(),
    faults: createFaultList(clock.now),
    log: createRequestLog(),
    consent: createConsentStore(),
    devices: createDeviceRegistry(),
    catalogue,
    spotifyTracks: createSpotifyTracks(catalogue.spotify),
    soundcloudTracks: createSoundCloudTracks(catalogue.soundcloud),
    spotifyUsers: createSpotifyUsers(),
    soundcloudUsers: createSoundCloudUsers(),
    musicServer: createMusicServer(clock.now, () => context.settings.musicserver),
    exchanges: [],
    userOf: (request) => findUser(context, request),
    setBaseUrl: (base) => {
      context.urls = sandboxUrls(base);
    },
    reset: () => {
      clock.reset();
      tokens.clear();
      context.settings = defaultSettings();
      context.faults.clear();
      context.log.clear();
      context.consent.clear();
      context.devices.clear();
      context.spotifyUsers.clear();
      context.soundcloudUsers.clear();
      context.musicServer.clear();
      context.exchanges = [];
    },
  };
  return context;
}

/** The user of a request: by its credentials at the music server, access token, refresh token, authorization code or SDK device. */
function findUser(context: SandboxContext, request: FastifyRequest): string | null {
  if (request.url.startsWith('/musicserver/')) return context.musicServer.userOf(request);
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return context.tokens.findAccess('spotify', token)?.grant.user ?? null;
  if (scheme === 'OAuth') return context.tokens.findAccess('soundcloud', token)?.grant.user ?? null;
  const device = /^\/spotify\/sdk\/devices\/([0-9a-f]{40})/.exec(request.url)?.[1];
  if (device) return context.devices.find(device)?.user ?? null;
  const form = formFields(request);
  const refreshToken = form?.['refresh_token'];
  const code = form?.['code'];
  if (refreshToken) {
    const found =
      context.tokens.findRefresh('spotify', refreshToken) ??
      context.tokens.findRefresh('soundcloud', refreshToken);
    return found?.grant.user ?? null;
  }
  if (code) return context.tokens.findCode(code)?.grant.user ?? null;
  return userOfJsonToken(context, request);
}

function userOfJsonToken(context: SandboxContext, request: FastifyRequest): string | null {
  const token = typeof request.body === 'string' ? /"token":"([^"]+)"/.exec(request.body)?.[1] : undefined;
  return token ? (context.tokens.findAccess('spotify', token)?.grant.user ?? null) : null;
}
