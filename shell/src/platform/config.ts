// The settings that the server wrote into the HTML; validated, because a stored or rewritten page may be wrong.
import {
  nameProviders,
  RUNTIME_CONFIG_ELEMENT,
  type RuntimeConfig,
  runtimeConfigSchema,
} from '@segue/contract';
import { apiBaseChanged } from '@segue/kernel/request';
import { runtimeConfigRead } from '@segue/kernel/state/ports';
import { scopeBind, type Scope } from 'effector';

export function readRuntimeConfig(page: Document): RuntimeConfig | null {
  try {
    const text = page.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent ?? '';
    const parsed = runtimeConfigSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function wireRuntimeConfig(scope: Scope, { config }: { config: RuntimeConfig }): void {
  nameProviders(config.providers, config.openIdName);
  scopeBind(runtimeConfigRead, { scope })(config);
  scopeBind(apiBaseChanged, { scope })(config.apiBase);
  document.documentElement.toggleAttribute('data-official-marks', !config.demoCatalogue);
}
