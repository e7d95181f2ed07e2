// Owns the open playlist: its tracks, tab, filter, and running removals.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors, parsePlaylistId, trackKey, type Provider, type Track, type TrackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist';
import { trackRemovalRequested } from '../commands';
import { additionUndone } from '../playlist-dock';
import { $playlists, listFailed, listRequested, trackCountChanged } from '../playlist-list';
import { loadTracksFx, removeTrackFx } from './api';
import { PlaylistGate } from './gate';
import { playlistLeft, moveReverted, moveAccepted } from './move-queue';
import { moveWithin, orderOf, withOrder, withMove } from './order';
import { tracksInOrder } from '../track-order';
import { availableTab, visibleTracks, type SourceTab } from './visible-tracks';

const NOT_FOUND = errors.playlistNotFound.message;
export const LOAD_FAILED = 'Failed to load playlist. Please try again later.';
const REMOVE_FAILED = 'Failed to remove track. Please try again.';

/** A playlist was opened, or loading it was retried; the raw id of the URL. */
export const playlistOpened = createEvent<string>('playlistOpened');
export const retryRequested = createEvent('playlistRetryRequested');
export const tabSelected = createEvent<SourceTab>('playlistTabChosen');
export const filterChanged = createEvent<string>('playlistFilterChanged');
export const filtersCleared = createEvent('playlistFiltersCleared');
export const removalRequested = createEvent<Track>('removalRequested');
/** The user moved a track of the visible list from one index to another. */
export const moveRequested = createEvent<{ tracks: readonly Track[]; from: number; to: number }>(
  'moveRequested',
);
/** Play what is visible, or the tracks of one provider, whichever tab is open. */
export const playRequested = createEvent<'visible' | Provider>('playlistPlayRequested');

const NO_TRACKS: readonly Track[] = [];

/** The open playlist's id; null when the URL holds no number. */
const $playlistId = createSessionStore<number | null>(null, { sid: 'playlist/id' }).on(
  playlistOpened,
  (_, id) => parsePlaylistId(id),
);
const trackRemoved = sample({
  clock: removeTrackFx.done,
  source: $playlistId,
  filter: (id, { params }) => params.body.playlistId === id,
  fn: (_, { params }) => params.body,
});
const trackAppended = sample({
  clock: trackAdded,
  source: $playlistId,
  filter: (id, { playlistId }) => playlistId === id,
  fn: (_, { track }) => track,
});
const openAdditionUndone = sample({
  clock: additionUndone,
  source: $playlistId,
  filter: (id, { playlistId }) => playlistId === id,
  fn: (_, { track }) => track,
});
/** In playlist order; null while they load. */
export const $tracks = createSessionStore<readonly Track[] | null>(null, { sid: 'playlist/tracks' })
  .on(loadTracksFx.doneData, (_, { playlistTracks }) => tracksInOrder(playlistTracks))
  .on(trackRemoved, (tracks, removed) => (tracks ? without(tracks, removed) : tracks))
  .on(openAdditionUndone, (tracks, { id, provider }) =>
    tracks ? without(tracks, { trackId: id, provider }) : tracks,
  )
  .on(trackAppended, (tracks, track) => (tracks ? withTrack(tracks, track) : tracks))
  .on(moveAccepted, (tracks, move) => (tracks ? withMove(tracks, move) : tracks))
  .on(moveReverted, (tracks, order) => (tracks ? withOrder(tracks, order) : tracks))
  .reset(playlistOpened);
const $chosenTab = createSessionStore<SourceTab>('all', { sid: 'playlist/tab' })
  .on(tabSelected, (_, tab) => tab)
  .reset([playlistOpened, filtersCleared]);
export const $filter = createSessionStore('', { sid: 'playlist/filter' })
  .on(filterChanged, (_, filter) => filter)
  .reset([playlistOpened, filtersCleared]);
export const $tab = combine($chosenTab, $tracks, (tab, tracks) => availableTab(tab, tracks ?? NO_TRACKS));
export const $visible = combine($tracks, $tab, $filter, (tracks, tab, filter) =>
  visibleTracks(tracks ?? NO_TRACKS, tab, filter),
);
/** What "Play Spotify" and "Play SoundCloud" play. */
export const $playable = combine($tracks, $filter, (tracks, filter) => ({
  spotify: visibleTracks(tracks ?? NO_TRACKS, 'spotify', filter),
  soundcloud: visibleTracks(tracks ?? NO_TRACKS, 'soundcloud', filter),
}));
export const $total = $tracks.map((tracks) => tracks?.length ?? 0);

/** The open playlist's entry in the list of playlists; null while the list loads and when it has none. */
export const $playlist = combine(
  $playlists,
  $playlistId,
  (playlists, id) => playlists?.find((playlist) => playlist.playlistId === id) ?? null,
);
const $isMissing = combine(
  $playlists,
  $playlist,
  (playlists, playlist) => playlists !== null && playlist === null,
);

const $failure = createSessionStore<ApiFailure | null>(null, { sid: 'playlist/failure' })
  .on([loadTracksFx.failed, listFailed], (_, { error }) => error)
  .reset(playlistOpened);
/** Shown in place of the playlist when it does not exist or could not be loaded. */
export const $errorText = combine($playlistId, $isMissing, $failure, (id, isMissing, failure) => {
  if (id === null || isMissing || (failure && failedWith(failure, 'playlistNotFound'))) return NOT_FOUND;
  return failure ? LOAD_FAILED : null;
});
export const $removeError = createSessionStore<string | null>(null, { sid: 'playlist/remove-error' })
  .on(removeTrackFx.failed, () => REMOVE_FAILED)
  .reset([playlistOpened, removeTrackFx]);
/** Keys of tracks whose removal is running. */
export const $removing = createSessionStore<ReadonlySet<TrackKey>>(new Set(), { sid: 'playlist/removing' })
  .on(removeTrackFx, (keys, { body }) => new Set([...keys, keyOf(body)]))
  .on(
    removeTrackFx.finally,
    (keys, { params }) => new Set([...keys].filter((key) => key !== keyOf(params.body))),
  );

const playFx = createEffect<readonly Track[], void>((tracks) => send('playback/play-all', { tracks }));

type TrackReference = { trackId: string; provider: Provider };

function keyOf({ trackId, provider }: TrackReference): TrackKey {
  return trackKey({ id: trackId, provider });
}

/** Appends a track, unless the list has it. */
function withTrack(tracks: readonly Track[], track: Track): readonly Track[] {
  const isThere = tracks.some((other) => trackKey(other) === trackKey(track));
  return isThere ? tracks : [...tracks, track];
}

function without(tracks: readonly Track[], removed: TrackReference): readonly Track[] {
  return tracks.filter((track) => trackKey(track) !== keyOf(removed));
}

sample({
  clock: [PlaylistGate.open, retryRequested],
  source: PlaylistGate.state,
  fn: ({ id }) => id,
  target: playlistOpened,
});
sample({
  clock: playlistOpened,
  source: $playlistId,
  filter: (id) => id !== null,
  fn: () => undefined,
  target: listRequested,
});
sample({
  clock: playlistOpened,
  source: $playlistId,
  filter: (id): id is number => id !== null,
  fn: (id) => ({ params: { id: String(id) } }),
  target: loadTracksFx,
});
sample({
  clock: trackRemovalRequested,
  source: $playlistId,
  filter: (id, { playlistId }) => playlistId === id,
  fn: (_, { track }) => track,
  target: removalRequested,
});
sample({
  clock: removalRequested,
  source: { id: $playlistId, removing: $removing },
  filter: ({ id, removing }, track) => id !== null && !removing.has(trackKey(track)),
  fn: ({ id }, track) => ({ body: { playlistId: id ?? 0, trackId: track.id, provider: track.provider } }),
  target: removeTrackFx,
});
sample({
  clock: moveRequested,
  source: { playlistId: $playlistId, all: $tracks },
  filter: ({ playlistId, all }, { tracks, from, to }) =>
    playlistId !== null && all !== null && moveWithin(all, tracks, from, to) !== null,
  fn: ({ playlistId, all }, { tracks, from, to }) => ({
    ...moveWithin(all!, tracks, from, to)!,
    playlistId: playlistId!,
    former: orderOf(all!),
  }),
  target: moveAccepted,
});
sample({ clock: playlistOpened, fn: () => undefined, target: [loadTracksFx.abort, playlistLeft] });
sample({
  clock: playRequested,
  source: { visible: $visible, playable: $playable },
  fn: ({ visible, playable }, which) => (which === 'visible' ? visible : playable[which]),
  target: playFx,
});
sample({
  clock: $tracks,
  source: { playlistId: $playlistId, count: $total },
  filter: ({ playlistId }, tracks) => playlistId !== null && tracks !== null,
  fn: ({ playlistId, count }) => ({ playlistId: playlistId ?? 0, count }),
  target: trackCountChanged,
});
