// Creates the provider adapters, and closes their connections when the server closes.
import fp from 'fastify-plugin';
import { createProviders, DEADLINES } from '../providers/create-providers';
import { createDatabaseAppTokenStore } from '../providers/app-token-store';
import type { MusicProviders } from '../providers/music-provider';

export const providersPlugin = fp(
  async (app, options: { providers?: MusicProviders }) => {
    if (options.providers) {
      app.decorate('providers', options.providers);
      return;
    }
    const { providers, close } = createProviders(app.config, {
      clock: app.clock,
      deadlines: DEADLINES,
      store: createDatabaseAppTokenStore(app.database, app.tokenCipher, app.clock),
      report: (error) => app.log.warn({ err: error }, 'a provider call succeeded with a problem'),
    });
    app.decorate('providers', providers);
    app.addHook('onClose', close);
  },
  { name: 'providers', dependencies: ['database', 'secrets'] },
);
