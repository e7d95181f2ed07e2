// Reads the settings that the server wrote into the HTML; validated, because a stored or rewritten page may be wrong.
import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema, type RuntimeConfig } from '@segue/contract';

/** The settings, or null when they are missing or do not match the contract. */
export function readRuntimeConfig(page: Document): RuntimeConfig | null {
  try {
    const text = page.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent ?? '';
    const parsed = runtimeConfigSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
