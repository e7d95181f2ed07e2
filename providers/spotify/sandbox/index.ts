/** Spotify: accounts service, Web API, Web Playback SDK, public pages and pictures. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formFields } from '@segue/provider-sandbox/core/bodies';
import type { Core, ProviderSandbox, RegisteredClient } from '@segue/provider-sandbox/core/provider-sandbox';
import { acceptPushSocket } from '@segue/provider-sandbox/core/push-socket';
import { accountsRoutes } from './accounts.routes';
import type { SpotifyContext } from './context';
import { installCors } from './cors';
import { deviceControlRoutes } from './device-control.routes';
import { createDeviceRegistry } from './devices';
import { SPOTIFY_EFFECTS } from './fault-effects';
import { spotifyMediaRoutes } from './media.routes';
import { sdkRoutes } from './playback-sdk/sdk.routes';
import { defaultSpotifySettings } from './settings';
import { createSpotifyTracks } from './track-index';
import { SPOTIFY_SERVICES, spotifyUrls } from './urls';
import { createSpotifyUsers } from './users';
import { webApiRoutes } from './web-api.routes';

const DEVICE = /^\/spotify\/sdk\/devices\/([0-9a-f]{40})/;

export function createSpotify(core: Core, client: RegisteredClient) {
  const context: SpotifyContext = {
    ...core,
    client,
    urls: spotifyUrls('http://127.0.0.1'),
    settings: defaultSpotifySettings(),
    devices: createDeviceRegistry(),
    spotifyTracks: createSpotifyTracks(core.catalogue.spotify),
    spotifyUsers: createSpotifyUsers(),
  };
  core.consentSettings['spotify'] = '';
  return {
    services: SPOTIFY_SERVICES,
    effects: SPOTIFY_EFFECTS,
    behaviours: ['sdk'],
    client,
    trackCount: core.catalogue.spotify.length,
    devices: context.devices,
    users: () => context.spotifyUsers.list(),
    userOf: (request) => findUser(context, request),
    settings: () => context.settings,
    urls: (base: string) => (context.urls = spotifyUrls(base)),
    async addRoutes(app) {
      installCors(app);
      await app.register(accountsRoutes(context), { prefix: '/spotify/accounts' });
      await app.register(webApiRoutes(context), { prefix: '/spotify/api' });
      await app.register(sdkRoutes(context), { prefix: '/spotify/sdk' });
      await app.register(spotifyMediaRoutes(context), { prefix: '/spotify' });
      await app.register(deviceControlRoutes(context), { prefix: '/__sandbox' });
      acceptDevices(app, context);
    },
    // The Web API ignores a trailing slash: widely used clients send `/v1/search/` and `/v1/tracks/?ids=`.
    rewriteUrl: (url) => url.replace(/^(\/spotify\/api\/v1\/[^?]+?)\/+(?=\?|$)/, '$1'),
    reset() {
      context.settings = defaultSpotifySettings();
      core.consentSettings['spotify'] = '';
      context.devices.clear();
      context.spotifyUsers.clear();
    },
    close: () => context.devices.clear(),
  } satisfies ProviderSandbox & Record<string, unknown>;
}

function acceptDevices(app: FastifyInstance, { devices }: SpotifyContext): void {
  app.server.on('upgrade', (request, socket) => {
    const id = DEVICE.exec(request.url ?? '')?.[1];
    if (!id || !request.url?.endsWith('/commands') || !devices.find(id)) {
      socket.destroy();
      return;
    }
    const push = acceptPushSocket(request, socket, () => devices.remove(id));
    if (push) devices.attach(id, push);
  });
}

/** By access token, refresh token, authorization code or SDK device. */
function findUser({ tokens, devices }: SpotifyContext, request: FastifyRequest): string | null {
  const access = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (access) return tokens.findAccess('spotify', access)?.grant.user ?? null;
  const device = DEVICE.exec(request.url)?.[1];
  if (device) return devices.find(device)?.user ?? null;
  const form = formFields(request);
  if (form?.['refresh_token'])
    return tokens.findRefresh('spotify', form['refresh_token'])?.grant.user ?? null;
  if (form?.['code']) return tokens.findCode(form['code'])?.grant.user ?? null;
  const token = typeof request.body === 'string' ? /"token":"([^"]+)"/.exec(request.body)?.[1] : undefined;
  return token ? (tokens.findAccess('spotify', token)?.grant.user ?? null) : null;
}
