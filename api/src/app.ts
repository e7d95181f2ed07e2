// The whole server on one page: every plugin and module, in order.
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import './plugins/app-context';
import { systemClock, type Clock } from './time';
import type { Config } from './config';
import { useContractSchemas } from './plugins/contract-routes';
import { accountDataModule } from './modules/account-data/routes';
import { authModule } from './modules/auth/routes';
import { catalogueModule } from './modules/catalogue/routes';
import { accessTokensPlugin } from './modules/connections/access-tokens';
import { connectionsModule } from './modules/connections/routes';
import { favoritesModule } from './modules/favorites/routes';
import { proxyUserPlugin } from './modules/auth/proxy-sign-in';
import { linksModule } from './modules/links/routes';
import { resetModule } from './modules/auth/reset-routes';
import { listensModule } from './modules/listens/routes';
import { lyricsModule } from './modules/lyrics/routes';
import { mediaModule } from './modules/media/routes';
import { playlistsModule } from './modules/playlists/routes';
import { profileModule } from './modules/profile/routes';
import { remoteFailuresModule } from './modules/remote-failures/routes';
import { scrobblingPlugin } from './modules/scrobbling/plugin';
import { scrobblingModule } from './modules/scrobbling/routes';
import { searchModule } from './modules/search/routes';
import { sharingModule } from './modules/sharing/routes';
import { trackRefreshPlugin } from './modules/tracks/background-refresh';
import { accessPlugin } from './plugins/access';
import { closingPlugin } from './plugins/closing';
import { compressionPlugin } from './plugins/compression';
import { cspReportsPlugin } from './plugins/csp-reports';
import { databasePlugin } from './plugins/database';
import { devicesPlugin } from './plugins/sessions/devices';
import { answerError, errorsPlugin } from './plugins/errors';
import { hostsPlugin } from './plugins/hosts';
import { httpServerOptions } from './plugins/http-server';
import { loadSheddingPlugin } from './plugins/load-shedding';
import { loggerOptions, RequestLog } from './plugins/logging';
import { metricsPlugin } from './plugins/metrics';
import { openapiPlugin } from './plugins/openapi';
import { originPlugin } from './plugins/origin';
import { pagesPlugin } from './plugins/pages/pages';
import { registryPlugin } from './plugins/pages/registry';
import { probesPlugin } from './plugins/probes';
import { providersPlugin } from './plugins/providers';
import { rateLimitPlugin, writeLimitPlugin } from './plugins/rate-limits';
import { secretsPlugin } from './plugins/secrets';
import { apiHeadersPlugin, securityHeaders, securityHeadersPlugin } from './plugins/response-headers';
import { untrustedProxyPlugin } from './plugins/untrusted-proxy';
import { securityTxtPlugin } from './plugins/security-txt';
import { sessionPlugin } from './plugins/sessions/session';
import type { MusicProviders } from './providers/music-provider';
import type { PasswordCost } from './secrets/password-hasher';

/** Replacements that a test may pass; by default the server creates the real parts. */
export type AppParts = {
  providers?: MusicProviders | undefined;
  clock?: Clock;
  /** A cheaper password hash, for tests. */
  passwordCost?: PasswordCost | undefined;
  /** Receives the log instead of standard output. */
  log?: { write: (line: string) => void };
};

const JSON_MAX_BYTES = 16 * 1024;
/** As long as Node's header limit: a search query may have any length and is cut by its handler. */
const PARAM_MAX_CHARACTERS = 16 * 1024;

/** A plugin with a scope of its own. Without a name, Fastify compares it with every loaded file at each registration. */
const scope = (name: string, plugin: FastifyPluginAsync) => fp(plugin, { name, encapsulate: true });

const API_MODULES = {
  auth: authModule,
  connections: connectionsModule,
  search: searchModule,
  links: linksModule,
  lyrics: lyricsModule,
  catalogue: catalogueModule,
  favorites: favoritesModule,
  listens: listensModule,
  scrobbling: scrobblingModule,
  playlists: playlistsModule,
  sharing: sharingModule,
  media: mediaModule,
  profile: profileModule,
  accountData: accountDataModule,
};

async function registerApi(api: FastifyInstance): Promise<void> {
  useContractSchemas(api);
  await api.register(apiHeadersPlugin);
  await api.register(rateLimitPlugin);
  await api.register(writeLimitPlugin);
  await api.register(openapiPlugin);
  for (const [name, module] of Object.entries(API_MODULES)) await api.register(scope(name, module));
}

async function registerReports(reports: FastifyInstance): Promise<void> {
  await reports.register(rateLimitPlugin, { perServer: true });
  await reports.register(scope('csp-reports', cspReportsPlugin));
  await reports.register(scope('remote-failures', remoteFailuresModule));
}

async function registerForms(forms: FastifyInstance): Promise<void> {
  await forms.register(rateLimitPlugin);
  await forms.register(scope('reset', resetModule));
}

export async function buildApp(config: Config, parts: AppParts = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(parts.log && { stream: parts.log }) },
    logController: new RequestLog(),
    ...httpServerOptions(config),
    bodyLimit: JSON_MAX_BYTES,
    // An upgrade of a large database, or the wait for a server that is shutting down, takes longer than Fastify's ten seconds.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: PARAM_MAX_CHARACTERS },
    // A URL that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config)).header('x-request-id', request.id);
      answerError(error, request, reply);
    },
  });
  app.decorate('config', config);
  app.decorate('clock', parts.clock ?? systemClock);
  app.removeContentTypeParser('text/plain');

  await app.register(metricsPlugin);
  await app.register(errorsPlugin);
  await app.register(securityHeadersPlugin);
  await app.register(loadSheddingPlugin);
  await app.register(closingPlugin);
  await app.register(compressionPlugin);
  await app.register(untrustedProxyPlugin);
  await app.register(hostsPlugin);
  await app.register(originPlugin);
  await app.register(databasePlugin);
  await app.register(secretsPlugin, parts.passwordCost ? { passwordCost: parts.passwordCost } : {});
  await app.register(providersPlugin, parts.providers ? { providers: parts.providers } : {});
  await app.register(accessTokensPlugin);
  await app.register(trackRefreshPlugin);
  await app.register(scrobblingPlugin);
  await app.register(devicesPlugin);
  await app.register(sessionPlugin);
  await app.register(proxyUserPlugin);
  await app.register(accessPlugin);
  await app.register(registryPlugin);

  await app.register(scope('api', registerApi));
  await app.register(scope('reports', registerReports));
  await app.register(scope('forms', registerForms));
  await app.register(scope('probes', probesPlugin));
  await app.register(scope('security-txt', securityTxtPlugin));
  await app.register(scope('pages', pagesPlugin));
  return app;
}
