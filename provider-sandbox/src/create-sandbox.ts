/** Starts the mock servers of all providers on one port; returns their addresses, clients and control functions. */
import fastify from 'fastify';
import { createCatalogue, DEFAULT_SEED } from './catalogue';
import { createClock } from './core/clock';
import { createConsentStore } from './core/consent';
import { controlRoutes } from './core/control.routes';
import { knownEffects } from './core/fault-effects';
import { installFaultHooks } from './core/fault-hooks';
import { createFaultList, type KnownFaults } from './core/faults';
import type { Core, ProviderSandbox, RegisteredClient } from './core/provider-sandbox';
import { createRequestLog } from './core/request-log';
import { changeSettings } from './core/settings';
import { createTokenStore } from './core/tokens';
import { createListenBrainz } from './listenbrainz';
import { createLyrics } from './lyrics';
import { createOpenId } from './openid';
import * as providerList from './provider-list';

type Listed = typeof providerList;
type ClientName = keyof Listed | 'oidc';

export type SandboxOptions = {
  /** 0 lets the system choose; default 4001. */
  port?: number;
  /** Base of all URLs in answers, when it differs from the listening address. */
  baseUrl?: string;
  seed?: string;
  /** Replaces the registered redirect URIs of all providers. */
  redirectUris?: readonly string[];
  clients?: Partial<Record<ClientName, Partial<RegisteredClient>>>;
};

type Providers = { [P in keyof Listed]: ReturnType<Listed[P]> } & {
  listenbrainz: ReturnType<typeof createListenBrainz>;
  lyrics: ReturnType<typeof createLyrics>;
  openid: ReturnType<typeof createOpenId>;
};

function createProviders(core: Core, options: SandboxOptions): Providers {
  const ids = Object.keys(providerList) as (keyof Listed)[];
  const created = ids.map((id) => [id, providerList[id](core, registeredClient(id, options))]);
  const openid = createOpenId(core, registeredClient('oidc', options));
  return {
    ...Object.fromEntries(created),
    listenbrainz: createListenBrainz(core),
    lyrics: createLyrics(core),
    openid,
  } as Providers;
}

type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type Service = Providers[keyof Providers]['services'][number][1];
export type SandboxUrls = Merged<ReturnType<Providers[keyof Providers]['urls']>> & {
  base: string;
  control: string;
};
export type Settings = Merged<ReturnType<Providers[keyof Providers]['settings']>> & {
  consent: Record<string, string>;
};

export type Sandbox = {
  url: string;
  urls: SandboxUrls;
  clients: { spotify: RegisteredClient; soundcloud: RegisteredClient; openid: RegisteredClient };
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

export type SandboxControl = Pick<Core, 'clock' | 'faults' | 'log' | 'tokens'> & {
  devices: Providers['spotify']['devices'];
  settings: () => Settings;
  change: (change: unknown) => void;
};

export const DEFAULT_PORT = 4001;

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const known = (): KnownFaults => ({
    services: all.flatMap(({ services }) => services.map(([, service]) => service)),
    effects: knownEffects(all),
  });
  const core = createCore(options.seed ?? DEFAULT_SEED, known);
  const providers = createProviders(core, options);
  const all: readonly ProviderSandbox[] = Object.values(providers);
  const closing = new AbortController();
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: (request) =>
      all.reduce((url, provider) => provider.rewriteUrl?.(url) ?? url, request.url ?? '/'),
  });
  const settings = () =>
    Object.assign(
      { consent: core.consentSettings },
      ...all.map((provider) => provider.settings()),
    ) as Settings;
  const reset = () => {
    core.clock.reset();
    for (const store of [core.tokens, core.faults, core.log, core.consent]) store.clear();
    for (const provider of all) provider.reset();
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  installFaultHooks(app, core, all, closing.signal);
  for (const provider of all) await provider.addRoutes(app);
  await app.register(controlRoutes({ core, providers, known, urls: () => urls, settings, reset }), {
    prefix: '/__sandbox',
  });
  app.get('/', async () => ({ name: 'Local provider sandbox', urls }));

  const listening = await app.listen({ host: '127.0.0.1', port: options.port ?? DEFAULT_PORT });
  const base = (options.baseUrl ?? listening).replace(/\/$/, '');
  const urls = Object.assign(
    { base, control: `${base}/__sandbox` },
    ...Object.values(providers).map((provider) => provider.urls(base)),
  ) as SandboxUrls;
  const { catalogue } = core;

  return {
    url: base,
    urls,
    clients: {
      spotify: providers.spotify.client,
      soundcloud: providers.soundcloud.client,
      openid: providers.openid.client,
    },
    playlists: {
      albums: catalogue.spotify.map(({ album: { id, size } }) => ({ id, size })),
      spotify: catalogue.spotifyPlaylists.map(({ id, title, owner }) => ({ id, title, owner })),
      soundcloud: catalogue.soundcloudPlaylists.map(({ urn, title, uploader, permalink }) => ({
        urn,
        title,
        page: `${urls.soundcloudSite}/${uploader.permalink}/sets/${permalink}`,
      })),
    },
    control: {
      ...core,
      devices: providers.spotify.devices,
      settings,
      change: (change) => changeSettings(settings(), change),
    },
    reset,
    close: async () => {
      closing.abort();
      for (const provider of all) provider.close?.();
      await app.close();
    },
  };
}

function createCore(seed: string, known: () => KnownFaults): Core {
  const clock = createClock();
  return {
    clock,
    tokens: createTokenStore(clock),
    faults: createFaultList(clock.now, known),
    log: createRequestLog(),
    consent: createConsentStore(),
    catalogue: createCatalogue(seed),
    consentSettings: {},
  };
}

/** Real ids and secrets are 32 letters and digits, so that no encoding of a client changes them. */
const registeredClient = (provider: ClientName, options: SandboxOptions): RegisteredClient => ({
  id: `sandbox${provider}client`.padEnd(32, '0'),
  secret: `sandbox${provider}secret`.padEnd(32, '0'),
  redirectUris: options.redirectUris ?? [`http://127.0.0.1/api/auth/${provider}/callback`],
  ...options.clients?.[provider],
});
