/** Starts the stand-ins on one port and hands back the strings a caller needs to use and to steer them. */
import fastify from 'fastify';
import { DEFAULT_SEED } from './catalogue/catalogue';
import { controlRoutes } from './core/control.routes';
import { installCors } from './core/cors';
import { installFaultHooks } from './core/fault-hooks';
import { acceptPushSocket } from './core/push-socket';
import { changeSettings, type Settings } from './core/settings';
import type { SandboxUrls } from './core/urls';
import { oauthRoutes } from './soundcloud/oauth.routes';
import { soundCloudApiRoutes } from './soundcloud/api.routes';
import { soundCloudMediaRoutes } from './soundcloud/media.routes';
import { widgetRoutes } from './soundcloud/widget/widget.routes';
import { accountsRoutes } from './spotify/accounts.routes';
import { spotifyMediaRoutes } from './spotify/media.routes';
import { sdkRoutes } from './spotify/playback-sdk/sdk.routes';
import { webApiRoutes } from './spotify/web-api.routes';
import { createWorld, type RegisteredClient, type RegisteredClients, type World } from './world';

export type SandboxOptions = {
  /** 0 lets the system choose; default 4001. */
  port?: number;
  /** The address in all answers when it differs from where the sandbox listens. */
  baseUrl?: string;
  seed?: string;
  /** Replaces the registered redirect addresses of both providers. */
  redirectUris?: readonly string[];
  clients?: { spotify?: Partial<RegisteredClient>; soundcloud?: Partial<RegisteredClient> };
};

export type Sandbox = {
  url: string;
  urls: SandboxUrls;
  clients: RegisteredClients;
  control: SandboxControl;
  /** Forgets people, tokens, faults, settings, log and devices; the catalogue stays. */
  reset: () => void;
  /** Grows another catalogue from another seed. */
  seed: (seed: string) => void;
  close: () => Promise<void>;
};

export type SandboxControl = Pick<World, 'clock' | 'faults' | 'log' | 'tokens' | 'devices'> & {
  settings: () => Settings;
  change: (change: unknown) => void;
};

export const DEFAULT_PORT = 4001;

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = createWorld(registeredClients(options), options.seed ?? DEFAULT_SEED);
  const closing = new AbortController();
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  installCors(app);
  installFaultHooks(app, world, closing.signal);

  await app.register(accountsRoutes(world), { prefix: '/spotify/accounts' });
  await app.register(webApiRoutes(world), { prefix: '/spotify/api' });
  await app.register(sdkRoutes(world), { prefix: '/spotify/sdk' });
  await app.register(spotifyMediaRoutes(world), { prefix: '/spotify' });
  await app.register(oauthRoutes(world), { prefix: '/soundcloud/auth' });
  await app.register(soundCloudApiRoutes(world), { prefix: '/soundcloud/api' });
  await app.register(widgetRoutes(world), { prefix: '/soundcloud/w' });
  await app.register(soundCloudMediaRoutes(world), { prefix: '/soundcloud' });
  await app.register(controlRoutes(world), { prefix: '/__sandbox' });
  app.get('/', async () => ({ name: 'Local provider sandbox', urls: world.urls }));

  app.server.on('upgrade', (request, socket) => {
    const id = /^\/spotify\/sdk\/devices\/([0-9a-f]{40})\/commands$/.exec(request.url ?? '')?.[1];
    if (!id || !world.devices.find(id)) {
      socket.destroy();
      return;
    }
    const push = acceptPushSocket(request, socket, () => world.devices.remove(id));
    if (push) world.devices.attach(id, push);
  });

  const listening = await app.listen({ host: '127.0.0.1', port: options.port ?? DEFAULT_PORT });
  world.placeAt((options.baseUrl ?? listening).replace(/\/$/, ''));

  return {
    url: world.urls.base,
    urls: world.urls,
    clients: world.clients,
    control: {
      clock: world.clock,
      faults: world.faults,
      log: world.log,
      tokens: world.tokens,
      devices: world.devices,
      settings: () => world.settings,
      change: (change) => changeSettings(world.settings, change),
    },
    reset: world.reset,
    seed: world.plant,
    close: async () => {
      closing.abort();
      world.devices.clear();
      await app.close();
    },
  };
}

function registeredClients(options: SandboxOptions): RegisteredClients {
  return {
    spotify: {
      id: 'sandbox-spotify-client',
      secret: 'sandbox-spotify-secret',
      redirectUris: options.redirectUris ?? ['http://127.0.0.1/api/auth/spotify/callback'],
      ...options.clients?.spotify,
    },
    soundcloud: {
      id: 'sandbox-soundcloud-client',
      secret: 'sandbox-soundcloud-secret',
      redirectUris: options.redirectUris ?? ['http://127.0.0.1/api/auth/soundcloud/callback'],
      ...options.clients?.soundcloud,
    },
  };
}
