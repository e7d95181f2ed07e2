// The text form of unsaved hearts, for session storage. Parsing never trusts its input.
import { parseTrack } from '@segue/contract';
import { createStoredValue, type FavoriteChange } from '@segue/stores/ports';

export type Outbox = { user: string; changes: readonly FavoriteChange[] };

export const OUTBOX_KEY = 'unsavedFavorites';
const MAX_CHANGES = 500;
const UNREADABLE = { value: null, problems: ['The unsaved favorites are unreadable'] };

/** Invalid parts are left out and named in `problems`; nothing throws. */
export function parseOutbox(text: string): { value: Outbox | null; problems: readonly string[] } {
  const saved = readObject(text);
  if (typeof saved?.user !== 'string' || !Array.isArray(saved.changes)) return UNREADABLE;
  const entries: readonly unknown[] = saved.changes.slice(0, MAX_CHANGES);
  const changes = entries.map(changeOf).filter((change) => change !== null);
  const dropped = entries.length - changes.length;
  return {
    value: { user: saved.user, changes },
    problems: dropped > 0 ? [`${dropped} unsaved favorites are unreadable`] : [],
  };
}

function readObject(text: string): Partial<Record<keyof Outbox, unknown>> | null {
  try {
    return JSON.parse(text) as Partial<Record<keyof Outbox, unknown>> | null;
  } catch {
    return null;
  }
}

function changeOf(entry: unknown): FavoriteChange | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { track: given, add, at } = entry as Partial<Record<keyof FavoriteChange, unknown>>;
  const track = parseTrack(given);
  const isDate = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return track && typeof add === 'boolean' && isDate ? { track, add, at } : null;
}

export const storedOutbox = createStoredValue<Outbox | null>({
  area: 'unsaved favorites',
  storage: 'sessionStorage',
  key: OUTBOX_KEY,
  parse: parseOutbox,
  serialize: (outbox) => JSON.stringify(outbox),
});
