// Creates the adapters of the configured providers, and closes their connections when the server closes.
import { descriptorOf, nameProviders, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { mixesPublicly, type Config } from '../config';
import { createProviders, DEADLINES } from '../providers/create-providers';
import { createDatabaseAppTokenStore } from '../providers/app-token-store';
import type { MusicProviders } from '../providers/music-provider';
import { configuredOf } from '../providers/provider-settings';
import { createDatabaseBackoff } from '../providers/shared-backoff';
import { createUpstreamWatch } from '../providers/watch-upstreams';

const MIXED =
  'Spotify and SoundCloud are mixed in lists and queues, which both companies forbid without their written permission: ' +
  'set SEPARATE_PROVIDERS=1, as docs/providers.md says.';

export const providersPlugin = fp(
  async (app, options: { providers?: MusicProviders }) => {
    nameProviders(app.config.providers, app.config.openId?.name);
    logAbsent(app.config, app.log);
    if (mixesPublicly(app.config)) app.log.warn(MIXED);
    const { database, clock, log } = app;
    const sharedBackoff = createDatabaseBackoff({
      database,
      clock,
      report: (error) => log.warn({ err: error }, 'back-offs of services could not be kept'),
    });
    app.decorate('sharedBackoff', sharedBackoff);
    if (options.providers) {
      const given = options.providers;
      const configured = configuredOf(app.config.providers).map((id) => [id, given[id]]);
      app.decorate('providers', Object.fromEntries(configured));
      return;
    }
    const { providers, close } = createProviders(app.config, {
      clock,
      deadlines: DEADLINES,
      store: createDatabaseAppTokenStore(database, app.tokenCipher, clock),
      report: (error) => log.warn({ err: error }, 'a provider call succeeded with a problem'),
      watch: createUpstreamWatch(app.metrics, log),
      sharedBackoff,
    });
    app.decorate('providers', providers);
    app.addHook('onClose', close);
  },
  { name: 'providers', dependencies: ['database', 'secrets'] },
);

function logAbsent(config: Config, log: FastifyBaseLogger): void {
  const configured = configuredOf(config.providers);
  const absent = PROVIDERS.filter((id) => !descriptorOf(id).isOptional && !configured.includes(id));
  if (configured.length === 0) {
    log.warn('No music service is configured: set the client id and the secret of one, as in .env.example.');
  } else if (absent[0]) {
    log.info(`${PROVIDER_NAMES[absent[0]]} is not configured, so this server works without it.`);
  }
}
