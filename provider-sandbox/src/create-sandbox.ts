/** Starts the mock servers of all providers on one port; returns their addresses, clients and control functions. */
import fastify from 'fastify';
import { DEFAULT_SEED } from './catalogue';
import { controlRoutes } from './core/control.routes';
import { installCors } from './core/cors';
import { installFaultHooks } from './core/fault-hooks';
import { acceptPushSocket } from './core/push-socket';
import { changeSettings, type Settings } from './core/settings';
import type { SandboxUrls } from './core/urls';
import { restRoutes } from './musicserver/rest.routes';
import { oauthRoutes } from './soundcloud/oauth.routes';
import { soundCloudApiRoutes } from './soundcloud/api.routes';
import { soundCloudMediaRoutes } from './soundcloud/media.routes';
import { widgetRoutes } from './soundcloud/widget/widget.routes';
import { accountsRoutes } from './spotify/accounts.routes';
import { spotifyMediaRoutes } from './spotify/media.routes';
import { sdkRoutes } from './spotify/playback-sdk/sdk.routes';
import { webApiRoutes } from './spotify/web-api.routes';
import { createContext, type RegisteredClient, type RegisteredClients, type SandboxContext } from './context';

export type SandboxOptions = {
  /** 0 lets the system choose; default 4001. */
  port?: number;
  /** Base of all URLs in answers, when it differs from the listening address. */
  baseUrl?: string;
  seed?: string;
  /** Replaces the registered redirect URIs of both providers. */
  redirectUris?: readonly string[];
  clients?: { spotify?: Partial<RegisteredClient>; soundcloud?: Partial<RegisteredClient> };
};

export type Sandbox = {
  url: string;
  urls: SandboxUrls;
  clients: RegisteredClients;
  control: SandboxControl;
  /** Lists of the catalogue, for tests: what they are found by. */
  playlists: {
    albums: { id: string; size: number }[];
    spotify: { id: string; title: string; owner: string }[];
    soundcloud: { urn: string; title: string; page: string }[];
  };
  /** Clears users, tokens, faults, settings, log and devices. */
  reset: () => void;
  close: () => Promise<void>;
};

export type SandboxControl = Pick<SandboxContext, 'clock' | 'faults' | 'log' | 'tokens' | 'devices'> & {
  settings: () => Settings;
  change: (change: unknown) => void;
};

export const DEFAULT_PORT = 4001;

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const context = createContext(registeredClients(options), options.seed ?? DEFAULT_SEED);
  const closing = new AbortController();
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: (request) => withoutTrailingSlash(request.url ?? '/'),
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  installCors(app);
  installFaultHooks(app, context, closing.signal);

  await app.register(accountsRoutes(context), { prefix: '/spotify/accounts' });
  await app.register(webApiRoutes(context), { prefix: '/spotify/api' });
  await app.register(sdkRoutes(context), { prefix: '/spotify/sdk' });
  await app.register(spotifyMediaRoutes(context), { prefix: '/spotify' });
  await app.register(oauthRoutes(context), { prefix: '/soundcloud/auth' });
  await app.register(soundCloudApiRoutes(context), { prefix: '/soundcloud/api' });
  await app.register(widgetRoutes(context), { prefix: '/soundcloud/w' });
  await app.register(soundCloudMediaRoutes(context), { prefix: '/soundcloud' });
  await app.register(restRoutes(context.musicServer), { prefix: '/musicserver/rest' });
  await app.register(controlRoutes(context), { prefix: '/__sandbox' });
  app.get('/', async () => ({ name: 'Local provider sandbox', urls: context.urls }));

  app.server.on('upgrade', (request, socket) => {
    const id = /^\/spotify\/sdk\/devices\/([0-9a-f]{40})\/commands$/.exec(request.url ?? '')?.[1];
    if (!id || !context.devices.find(id)) {
      socket.destroy();
      return;
    }
    const push = acceptPushSocket(request, socket, () => context.devices.remove(id));
    if (push) context.devices.attach(id, push);
  });

  const listening = await app.listen({ host: '127.0.0.1', port: options.port ?? DEFAULT_PORT });
  context.setBaseUrl((options.baseUrl ?? listening).replace(/\/$/, ''));

  return {
    url: context.urls.base,
    urls: context.urls,
    clients: context.clients,
    playlists: {
      albums: context.catalogue.spotify.map(({ album: { id, size } }) => ({ id, size })),
      spotify: context.catalogue.spotifyPlaylists.map(({ id, title, owner }) => ({ id, title, owner })),
      soundcloud: context.catalogue.soundcloudPlaylists.map(({ urn, title, uploader, permalink }) => ({
        urn,
        title,
        page: `${context.urls.soundcloudSite}/${uploader.permalink}/sets/${permalink}`,
      })),
    },
    control: {
      clock: context.clock,
      faults: context.faults,
      log: context.log,
      tokens: context.tokens,
      devices: context.devices,
      settings: () => context.settings,
      change: (change) => changeSettings(context.settings, change),
    },
    reset: context.reset,
    close: async () => {
      closing.abort();
      context.devices.clear();
      await app.close();
    },
  };
}

/** The Web API ignores a trailing slash: widely used clients send `/v1/search/` and `/v1/tracks/?ids=`. */
function withoutTrailingSlash(url: string): string {
  return url.replace(/^(\/spotify\/api\/v1\/[^?]+?)\/+(?=\?|$)/, '$1');
}

function registeredClients(options: SandboxOptions): RegisteredClients {
  return {
    spotify: {
      // Real ids and secrets are 32 letters and digits, so that no encoding of a client changes them.
      id: 'sandboxspotifyclient000000000000',
      secret: 'sandboxspotifysecret000000000000',
      redirectUris: options.redirectUris ?? ['http://127.0.0.1/api/auth/spotify/callback'],
      ...options.clients?.spotify,
    },
    soundcloud: {
      id: 'sandboxsoundcloudclient000000000',
      secret: 'sandboxsoundcloudsecret000000000',
      redirectUris: options.redirectUris ?? ['http://127.0.0.1/api/auth/soundcloud/callback'],
      ...options.clients?.soundcloud,
    },
  };
}
