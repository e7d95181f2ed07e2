// The whole server on one page: every plugin and module, in order.
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import './app-context';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import { useContractSchemas } from './contract-routes';
import { accountDataModule } from './modules/account-data/routes';
import { authModule } from './modules/auth/routes';
import { catalogueModule } from './modules/catalogue/routes';
import { accessTokensPlugin } from './modules/connections/access-tokens';
import { connectionsModule } from './modules/connections/routes';
import { favoritesModule } from './modules/favorites/routes';
import { linksModule } from './modules/links/routes';
import { resetModule } from './modules/auth/reset-routes';
import { appearanceModule } from './modules/appearance/routes';
import { lyricsModule } from './modules/lyrics/routes';
import { mediaModule } from './modules/media/routes';
import { playbackModule } from './modules/playback/routes';
import { playlistsModule } from './modules/playlists/routes';
import { profileModule } from './modules/profile/routes';
import { remoteReportsModule } from './modules/remote-reports/routes';
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
import { httpMetricsPlugin } from './plugins/http-metrics';
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

/** Fakes that a test may pass; by default the server creates the real parts. */
export type AppParts = {
  providers?: MusicProviders;
  clock?: Clock;
  /** A cheaper password hash, for tests. */
  passwordCost?: PasswordCost | undefined;
  /** Receives the log instead of standard output. */
  log?: { write: (line: string) => void };
};

const JSON_MAX_BYTES = 16 * 1024;
/** As long as Node's header limit: a search query may have any length and is cut by its handler. */
const PARAM_MAX_CHARACTERS = 16 * 1024;

/** Builds the server; it does not listen yet. */
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
  app.decorate('metrics', new Registry());
  app.removeContentTypeParser('text/plain');

  await app.register(httpMetricsPlugin);
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
  await app.register(devicesPlugin);
  await app.register(sessionPlugin);
  await app.register(accessPlugin);
  await app.register(registryPlugin);
  await app.register(metricsPlugin);

  await app.register(async (api) => {
    useContractSchemas(api);
    await api.register(apiHeadersPlugin);
    await api.register(rateLimitPlugin);
    await api.register(writeLimitPlugin);
    await api.register(openapiPlugin);
    await api.register(authModule);
    await api.register(connectionsModule);
    await api.register(searchModule);
    await api.register(linksModule);
    await api.register(lyricsModule);
    await api.register(catalogueModule);
    await api.register(favoritesModule);
    await api.register(playlistsModule);
    await api.register(sharingModule);
    await api.register(mediaModule);
    await api.register(playbackModule);
    await api.register(appearanceModule);
    await api.register(profileModule);
    await api.register(accountDataModule);
  });
  await app.register(async (reports) => {
    await reports.register(rateLimitPlugin, { perServer: true });
    await reports.register(cspReportsPlugin);
    await reports.register(remoteReportsModule);
  });
  await app.register(async (forms) => {
    await forms.register(rateLimitPlugin);
    await forms.register(resetModule);
  });
  await app.register(probesPlugin);
  await app.register(securityTxtPlugin);
  await app.register(pagesPlugin);
  return app;
}
