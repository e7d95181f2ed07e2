// By how much each service plays quieter than the volume, so that both sound equally loud.
import { PROVIDERS, type Provider } from '@segue/contract';

/** Decibels from -12 to 0, in whole numbers. */
export type Trims = Readonly<Record<Provider, number>>;

export const NO_TRIMS: Trims = { spotify: 0, soundcloud: 0 };
export const MAX_QUIETER_DB = 12;

/** Downwards only: nothing is louder than the user's volume. */
export function withTrim(trims: Trims, provider: Provider, decibels: number): Trims {
  return { ...trims, [provider]: trimOf(decibels) };
}

/** Stored text is not trusted; what is no trim is 0. */
export function parseTrims(text: string): { value: Trims; problems: readonly string[] } {
  try {
    const stored = (JSON.parse(text) ?? {}) as Partial<Record<Provider, unknown>>;
    const trims = PROVIDERS.map((provider) => [provider, trimOf(stored[provider])]);
    return { value: Object.fromEntries(trims) as Trims, problems: [] };
  } catch {
    return { value: NO_TRIMS, problems: ['The stored loudness is unreadable'] };
  }
}

function trimOf(decibels: unknown): number {
  if (typeof decibels !== 'number' || !Number.isFinite(decibels)) return 0;
  // Not -0, which JSON and tests tell apart.
  return Math.min(0, Math.max(-MAX_QUIETER_DB, Math.round(decibels))) || 0;
}
