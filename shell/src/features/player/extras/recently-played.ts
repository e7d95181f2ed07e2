// Pure rules of the recently played tracks.
import { type Track, type TrackKey, trackKey } from '@segue/contract';
import { $currentTrack, $isSounding, createPageStore, createSessionStore } from '@segue/stores';
import { parseSavedState } from '@segue/stores/playback';
import { $position, createStoredValue } from '@segue/stores/ports';
import { type Scope, createEvent, sample, scopeBind } from 'effector';
import { RECENTLY_PLAYED_KEY } from '../../../platform/session/removed-at-logout';
import { queueText } from '../queue/last-queue';

/** How long a track must have sounded to count as played. */
const PLAYED_AFTER_MS = 5000;
/** A greater step of the position is a seek, not listening. */
const MAX_STEP_MS = 3000;
const MAX_TRACKS = 12;

/** How much of the current track has sounded since it became current. */
export type Listened = { key: TrackKey | null; position: number; sounded: number };

export const NOT_LISTENED: Listened = { key: null, position: 0, sounded: 0 };

/** The player moved to a position of a track. */
export function withPosition(
  listened: Listened,
  key: TrackKey | null,
  position: number,
  isSounding: boolean,
): Listened {
  if (key !== listened.key) return { key, position, sounded: 0 };
  const step = position - listened.position;
  const isListening = isSounding && step > 0 && step <= MAX_STEP_MS;
  return { key, position, sounded: listened.sounded + (isListening ? step : 0) };
}

export function isPlayed({ key, sounded }: Listened): boolean {
  return key !== null && sounded >= PLAYED_AFTER_MS;
}

export function withPlayed(recent: readonly Track[], played: Track): readonly Track[] {
  const others = recent.filter((track) => trackKey(track) !== trackKey(played));
  return [played, ...others].slice(0, MAX_TRACKS);
}

const stored = createStoredValue<readonly Track[]>({
  area: 'recently played',
  storage: 'localStorage',
  key: RECENTLY_PLAYED_KEY,
  parse(text) {
    const { value, problems } = parseSavedState(text);
    return { value: value.queue.tracks, problems };
  },
  serialize: queueText,
});

/** The list is to be shown; another tab may have played something meanwhile. */
export const recentlyPlayedRequested = createEvent('recentlyPlayedRequested');
export const recentlyPlayedCleared = createEvent('recentlyPlayedCleared');

const $listened = createPageStore(NOT_LISTENED);
sample({
  clock: [$currentTrack, $position],
  source: { listened: $listened, track: $currentTrack, position: $position, isSounding: $isSounding },
  fn: ({ listened, track, position, isSounding }) =>
    withPosition(listened, track && trackKey(track), position, isSounding),
  target: $listened,
});

/** A track has sounded long enough to count. */
const played = sample({
  clock: $listened.map(isPlayed).updates,
  source: $currentTrack,
  filter: (track, isNew): track is Track => isNew && track !== null,
});
/** Added to what storage holds then: the other tabs write there too. */
const $addition = createSessionStore<Track | null>(null).on(played, (_, track) => track);
const read = sample({
  clock: stored.valueRead,
  source: $addition,
  fn: (addition, tracks) => ({
    hasChanged: addition !== null,
    tracks: addition ? withPlayed(tracks ?? [], addition) : (tracks ?? []),
  }),
});
// Not at the end of the effect: that comes before `read` has taken the track.
$addition.reset(read);

export const $recentlyPlayed = createSessionStore<readonly Track[]>([])
  .on(read, (_, { tracks }) => tracks)
  .on(recentlyPlayedCleared, () => []);

sample({ clock: [recentlyPlayedRequested, played], target: stored.readFx });
sample({
  clock: read,
  filter: ({ hasChanged }) => hasChanged,
  fn: ({ tracks }) => tracks,
  target: stored.writeFx,
});
sample({ clock: recentlyPlayedCleared, fn: () => [], target: stored.writeFx });

/** Reads the stored list; from then on the model keeps it. */
export function wireRecentlyPlayed(scope: Scope): () => void {
  scopeBind(recentlyPlayedRequested, { scope })();
  return () => undefined;
}
