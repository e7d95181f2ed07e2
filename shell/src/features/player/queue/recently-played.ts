// Owns the tracks that were played lately in this browser.
import { type Track, trackKey } from '@segue/contract';
import { $currentTrack, $isSounding, createSessionStore } from '@segue/stores';
import { parseSavedState } from '@segue/stores/playback';
import { createStoredValue } from '@segue/stores/ports';
import { type Scope, combine, createEvent, sample, scopeBind } from 'effector';
import { joinStops } from '../../../platform/listen';
import { watchStore } from '../../../platform/watch-store';
import { RECENTLY_PLAYED_KEY } from '../../../platform/session/removed-at-logout';
import { queueText } from './last-queue';

/** How long a track must sound without a break to count as played. */
const PLAYED_AFTER_MS = 5000;
const MAX_TRACKS = 12;

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
const soundedLong = createEvent('trackSoundedLong');

const played = sample({ clock: soundedLong, source: $currentTrack });
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

export function withPlayed(recent: readonly Track[], played: Track): readonly Track[] {
  const others = recent.filter((track) => trackKey(track) !== trackKey(played));
  return [played, ...others].slice(0, MAX_TRACKS);
}

const $soundingKey = combine($currentTrack, $isSounding, (track, isSounding) =>
  track && isSounding ? trackKey(track) : null,
);

/** Reads the stored list; from then on the model keeps it. */
export function wireRecentlyPlayed(scope: Scope): () => void {
  scopeBind(recentlyPlayedRequested, { scope })();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchStore($soundingKey, scope, (key) => {
    clearTimeout(timer);
    if (key !== null) timer = setTimeout(scopeBind(soundedLong, { scope }), PLAYED_AFTER_MS);
  });
  return joinStops(stop, () => clearTimeout(timer));
}
