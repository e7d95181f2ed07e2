// The versions that were played or chosen, in local storage: for each song the track of the other service, or none.
import { trackKey, type Track } from '@segue/contract';
import { parseSavedState } from '@segue/stores/playback';
import { createStoredValue } from '@segue/stores/ports';
import { createEffect } from 'effector';
import { readJson } from '../../platform/read-json';
import { OTHER_VERSIONS_KEY } from '../../platform/session/removed-at-logout';
import { queueText } from '../player/queue/last-queue';

/** `other` is null when the user found none of the other service's tracks to be the song. */
export type Pair = { song: Track; other: Track | null };

const PAIRS_MAX = 500;

const storedPairs = createStoredValue<readonly Pair[]>({
  area: 'other versions',
  storage: 'localStorage',
  key: OTHER_VERSIONS_KEY,
  parse: parsePairs,
  serialize: pairsText,
});

const readPairsFx = createEffect(async (): Promise<readonly Pair[]> => {
  try {
    const text = await storedPairs.readFx();
    return text === null ? [] : parsePairs(text).value;
  } catch {
    // Storage is not available: nothing is remembered.
    return [];
  }
});
/** What is remembered of a song; undefined: nothing. */
export const recallFx = createEffect(async ({ song }: { song: Track }) => otherOf(await readPairsFx(), song));
export const rememberFx = createEffect(async (pair: Pair) => {
  await storedPairs.writeFx(withPair(await readPairsFx(), pair));
});

/** What is remembered of a song, from either side; the newest pair counts. Undefined: nothing. */
function otherOf(pairs: readonly Pair[], song: Track): Track | null | undefined {
  const key = trackKey(song);
  for (const pair of pairs) {
    if (trackKey(pair.song) === key) return pair.other;
    if (pair.other && trackKey(pair.other) === key) return pair.song;
  }
  return undefined;
}

/** Puts a pair first. A song has one pair of its own. */
function withPair(pairs: readonly Pair[], pair: Pair): readonly Pair[] {
  const key = trackKey(pair.song);
  return [pair, ...pairs.filter(({ song }) => trackKey(song) !== key)].slice(0, PAIRS_MAX);
}

/** The tracks are written as in a saved queue, so that one parser checks both; without favorite flags. */
function pairsText(pairs: readonly Pair[]): string {
  const all = pairs.flatMap(({ song, other }) => (other ? [song, other] : [song]));
  const tracks = new Map(all.map((track) => [trackKey(track), track]));
  const keys = pairs.map(({ song, other }) => [trackKey(song), other && trackKey(other)]);
  return JSON.stringify({ pairs: keys, tracks: queueText([...tracks.values()]) });
}

function parsePairs(text: string): { value: readonly Pair[]; problems: readonly string[] } {
  const { pairs, tracks } = (readJson(text) ?? {}) as { pairs?: unknown; tracks?: unknown };
  if (!Array.isArray(pairs) || typeof tracks !== 'string')
    return { value: [], problems: ['The remembered versions cannot be read'] };
  const { value, problems } = parseSavedState(tracks);
  const byKey = new Map<unknown, Track>(value.queue.tracks.map((track) => [trackKey(track), track]));
  const known = (pairs as unknown[]).flatMap((pair): Pair[] => {
    const [songKey, otherKey] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const song = byKey.get(songKey);
    const other = otherKey === null ? null : byKey.get(otherKey);
    return song && other !== undefined ? [{ song, other }] : [];
  });
  return { value: known.slice(0, PAIRS_MAX), problems };
}
