// Builders of runtime configurations.
import { $runtimeConfig } from '@segue/stores';
import type { Provider, RuntimeConfig } from '@segue/contract';

/** The configuration of a server that has credentials for these providers only. */
export function configuredFor(...configured: readonly Provider[]): Pick<RuntimeConfig, 'providers'> {
  const { spotify, soundcloud } = $runtimeConfig.defaultState.providers;
  return {
    providers: {
      spotify: configured.includes('spotify') ? spotify : null,
      soundcloud: configured.includes('soundcloud') ? soundcloud : null,
    },
  };
}
