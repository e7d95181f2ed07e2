/** Parses parameters that many endpoints take. */
import type { Caller } from './bearer';
import type { Market } from './entities';

/** Null when the text is no whole number. */
export function wholeNumber(text: string | undefined, otherwise: number): number | null {
  if (text === undefined) return otherwise;
  return /^\d+$/.test(text) ? Number(text) : null;
}

/**
 * A user's country, which has priority over the parameter (developer.spotify.com, reference of search); else the parameter. Null
 * without both: the real service then treats all tracks as unavailable. Undefined without the parameter and with a country:
 * the service then does not say whether a track is playable.
 */
export function marketOf(text: string | undefined, caller: Caller): Market | 'invalid' {
  const country = caller.user?.country;
  if (text === undefined) return country === undefined ? null : undefined;
  if (text !== 'from_token' && !/^[A-Z]{2}$/.test(text)) return 'invalid';
  return country ?? (text === 'from_token' ? null : text);
}
