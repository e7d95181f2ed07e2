// Builders of runtime configurations.
import { $runtimeConfig } from '@segue/stores';
/** The configuration of a server that has credentials for these providers only. */
export function configuredFor(...configured) {
    const { spotify, soundcloud } = $runtimeConfig.defaultState.providers;
    return {
        providers: {
            spotify: configured.includes('spotify') ? spotify : null,
            soundcloud: configured.includes('soundcloud') ? soundcloud : null,
        },
    };
}
