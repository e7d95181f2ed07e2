// Owns the runtime configuration from the server: providers and their URLs, support address, demo catalog flag.
import { PROVIDERS, type RuntimeConfig } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from '../create-store';

/** The page's configuration was read and parsed. */
export const runtimeConfigRead = createEvent<RuntimeConfig>('runtimeConfigRead');

const DEFAULTS: RuntimeConfig = {
  apiBase: '',
  providers: {
    spotify: { sdkUrl: '', apiUrl: '' },
    soundcloud: { widgetScriptUrl: '', widgetPlayerUrl: '', apiUrl: '' },
  },
  demoCatalogue: false,
  separateProviders: false,
  supportEmail: 'support@example.com',
};

export const $runtimeConfig = createPageStore<RuntimeConfig>(DEFAULTS).on(
  runtimeConfigRead,
  (_, config) => config,
);

/** No list, playlist or queue may show tracks of both providers. */
export const $areProvidersSeparate = $runtimeConfig.map(({ separateProviders }) => separateProviders);

/** The providers that the server is configured for. Screens draw these; `PROVIDERS` are the ones that exist at all. */
export const $providers = $runtimeConfig.map(({ providers }) =>
  PROVIDERS.filter((provider) => providers[provider]),
);
