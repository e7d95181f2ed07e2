/** Settings change while the sandbox runs; each provider has its own groups of them. */
import { isRecord } from './bodies';

/**
 * `desktop`: sound is allowed once the page was used. `gesture`: the rules of Safari and iOS, where sound needs a click or
 * key press of its own.
 */
export type Autoplay = 'desktop' | 'gesture';

/** Merges a partial document into the groups of settings; throws on an unknown key. */
export function changeSettings(settings: object, change: unknown): void {
  overlay(settings as Record<string, unknown>, change, '');
}

function overlay(target: Record<string, unknown>, change: unknown, where: string): void {
  if (!isRecord(change)) throw new TypeError(`${where || 'settings'} must be an object.`);
  for (const [key, value] of Object.entries(change)) {
    const name = where ? `${where}.${key}` : key;
    if (!(key in target)) throw new TypeError(`Unknown setting ${name}.`);
    const current = target[key];
    if (isRecord(current)) overlay(current, value, name);
    else if (current === null || value === null || typeof current === typeof value) target[key] = value;
    else throw new TypeError(`${name} must be a ${typeof current}.`);
  }
}
