import { apiBaseChanged } from '@segue/api-client';
import type { RuntimeConfig } from '@segue/contract';
import { runtimeConfigRead } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';

/** Puts the settings of the page into the scope, and on the root element whether the services' own logos are shown. They stay for as long as the page lives. */
export function wireRuntimeConfig(scope: Scope, { config }: { config: RuntimeConfig }): () => void {
  scopeBind(runtimeConfigRead, { scope })(config);
  scopeBind(apiBaseChanged, { scope })(config.apiBase);
  document.documentElement.toggleAttribute('data-official-marks', !config.demoCatalogue);
  return () => undefined;
}
