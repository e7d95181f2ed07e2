// Owns the tracks that sounded here lately, in local storage.
import { trackKey, type Track } from '@segue/contract';
import { $currentTrack, $isSounding, createPageStore, createSessionStore } from '@segue/stores';
import { parseSavedState } from '@segue/stores/playback';
import { $isFollower, $position, createStoredValue } from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';
import { RECENTLY_PLAYED_KEY } from '../../../../platform/session/removed-at-logout';
import { queueText } from '../../queue/earlier-queues';
import { withPosition, isPlayed, NOT_LISTENED, withPlayed } from './recent';

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
/** The user wants the list emptied. */
export const recentlyPlayedCleared = createEvent('recentlyPlayedCleared');

/** The track that this tab plays; a tab that plays counts its own tracks. */
const $track = combine($currentTrack, $isFollower, (current, isFollower) => (isFollower ? null : current));
const $listened = createPageStore(NOT_LISTENED);
sample({
  clock: [$track, $position],
  source: { listened: $listened, track: $track, position: $position, isSounding: $isSounding },
  fn: ({ listened, track, position, isSounding }) =>
    withPosition(listened, track && trackKey(track), position, isSounding),
  target: $listened,
});

/** A track has sounded long enough to count. */
const played = sample({
  clock: $listened.map(isPlayed).updates,
  source: $track,
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

sample({ clock: [recentlyPlayedRequested, played], fn: () => undefined, target: stored.readFx });
sample({
  clock: read,
  filter: ({ hasChanged }) => hasChanged,
  fn: ({ tracks }) => tracks,
  target: stored.writeFx,
});
sample({ clock: recentlyPlayedCleared, fn: () => [], target: stored.writeFx });
