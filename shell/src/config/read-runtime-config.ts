// What the server told the page before any script ran; parsed, because a page can be stored, cut or rewritten.
import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema, type RuntimeConfig } from '@segue/contract';

/** The settings written into the page, or null when they are missing or not what the contract says. */
export function readRuntimeConfig(page: Document): RuntimeConfig | null {
  try {
    const text = page.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent ?? '';
    const parsed = runtimeConfigSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
