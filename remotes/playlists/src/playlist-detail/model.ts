// Owns one opened playlist: its tracks, the tab and filter over them, and removals under way.
import { failedWith, type ApiFailure } from '@segue/api-client';
import {
  errors,
  parsePlaylistId,
  trackKey,
  type PlaylistTracks,
  type Provider,
  type Track,
  type TrackKey,
} from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist/model';
import { $playlists, listNeeded, trackCountLearned } from '../playlist-list/model';
import { listPlaylistsFx } from '../playlist-list/api';
import { loadTracksFx, removeTrackFx } from './api';
import { listLeft, movedBack, moveRequested } from './moving';
import { LIST_OF, moveWithin, orderOf, withOrder, withPlace } from './order';
import { possibleTab, visibleTracks, type SourceTab } from './visible-tracks';

export const NOT_FOUND = errors.playlistNotFound.message;
export const LOAD_FAILED = 'Failed to load playlist. Please try again later.';
export const REMOVE_FAILED = 'Failed to remove track. Please try again.';

/** The address of a playlist was opened; the raw id of the URL. */
export const playlistOpened = createEvent<string>('playlistOpened');
export const tabChosen = createEvent<SourceTab>('playlistTabChosen');
export const filterChanged = createEvent<string>('playlistFilterChanged');
export const filtersCleared = createEvent('playlistFiltersCleared');
export const removalAsked = createEvent<Track>('removalAsked');
/** The track at one index of a provider's list shall stand at another. */
export const placeAsked = createEvent<{ tracks: readonly Track[]; from: number; to: number }>('placeAsked');
/** Play what is visible, or all visible tracks of one provider. */
export const playAsked = createEvent<'visible' | Provider>('playlistPlayAsked');

const NO_TRACKS: PlaylistTracks = { spotifyPlaylistTracks: [], soundcloudPlaylistTracks: [] };

/** The open playlist's id; null when the address holds no number. */
export const $playlistId = createSessionStore<number | null>(null, { sid: 'playlist/id' }).on(
  playlistOpened,
  (_, id) => parsePlaylistId(id),
);
const trackLeft = sample({
  clock: removeTrackFx.done,
  source: $playlistId,
  filter: (id, { params }) => params.body.playlistId === id,
  fn: (_, { params }) => params.body,
});
const trackJoined = sample({
  clock: trackAdded,
  source: $playlistId,
  filter: (id, { playlistId }) => playlistId === id,
  fn: (_, { track }) => track,
});
export const $tracks = createSessionStore<PlaylistTracks | null>(null, { sid: 'playlist/tracks' })
  .on(loadTracksFx.doneData, (_, { playlistTracks }) => playlistTracks)
  .on(trackLeft, (tracks, removed) => (tracks ? without(tracks, removed) : tracks))
  .on(trackJoined, (tracks, track) => (tracks ? withTrack(tracks, track) : tracks))
  .on(moveRequested, (tracks, move) => (tracks ? withPlace(tracks, move) : tracks))
  .on(movedBack, (tracks, order) => (tracks ? withOrder(tracks, order) : tracks))
  .reset(playlistOpened);
const $chosenTab = createSessionStore<SourceTab>('all', { sid: 'playlist/tab' })
  .on(tabChosen, (_, tab) => tab)
  .reset([playlistOpened, filtersCleared]);
export const $filter = createSessionStore('', { sid: 'playlist/filter' })
  .on(filterChanged, (_, filter) => filter)
  .reset([playlistOpened, filtersCleared]);
export const $tab = combine($chosenTab, $tracks, (tab, tracks) => possibleTab(tab, tracks ?? NO_TRACKS));
export const $visible = combine($tracks, $tab, $filter, (tracks, tab, filter) =>
  visibleTracks(tracks ?? NO_TRACKS, tab, filter),
);
export const $total = $tracks.map(
  (tracks) => (tracks?.spotifyPlaylistTracks.length ?? 0) + (tracks?.soundcloudPlaylistTracks.length ?? 0),
);

/** What the list of playlists says of the open one; null while unknown, and when it is not there. */
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
  .on([loadTracksFx.failed, listPlaylistsFx.failed], (_, { error }) => error)
  .reset(playlistOpened);
/** The one sentence in place of the playlist, when there is none to show. */
export const $problem = combine($playlistId, $isMissing, $failure, (id, isMissing, failure) => {
  if (id === null || isMissing || (failure && failedWith(failure, 'playlistNotFound'))) return NOT_FOUND;
  return failure ? LOAD_FAILED : null;
});
export const $removeError = createSessionStore<string | null>(null, { sid: 'playlist/remove-error' })
  .on(removeTrackFx.failed, () => REMOVE_FAILED)
  .reset([playlistOpened, removeTrackFx]);
/** Keys of tracks whose removal is under way. */
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

/** The lists with a track put at the end of its provider's, once. */
function withTrack(tracks: PlaylistTracks, track: Track): PlaylistTracks {
  const list = LIST_OF[track.provider];
  const isThere = tracks[list].some((other) => trackKey(other) === trackKey(track));
  return isThere ? tracks : { ...tracks, [list]: [...tracks[list], track] };
}

function without(tracks: PlaylistTracks, removed: TrackReference): PlaylistTracks {
  const stays = (track: Track) => trackKey(track) !== keyOf(removed);
  return {
    spotifyPlaylistTracks: tracks.spotifyPlaylistTracks.filter(stays),
    soundcloudPlaylistTracks: tracks.soundcloudPlaylistTracks.filter(stays),
  };
}

sample({
  clock: playlistOpened,
  source: $playlistId,
  filter: (id) => id !== null,
  fn: () => undefined,
  target: listNeeded,
});
sample({
  clock: playlistOpened,
  source: $playlistId,
  filter: (id): id is number => id !== null,
  fn: (id) => ({ params: { id: String(id) } }),
  target: loadTracksFx,
});
sample({
  clock: removalAsked,
  source: { id: $playlistId, removing: $removing },
  filter: ({ id, removing }, track) => id !== null && !removing.has(trackKey(track)),
  fn: ({ id }, track) => ({ body: { playlistId: id ?? 0, trackId: track.id, provider: track.provider } }),
  target: removeTrackFx,
});
sample({
  clock: placeAsked,
  source: { playlistId: $playlistId, all: $tracks },
  filter: ({ playlistId, all }, { tracks, from, to }) =>
    playlistId !== null && all !== null && moveWithin(tracks, from, to) !== null,
  fn: ({ playlistId, all }, { tracks, from, to }) => ({
    ...moveWithin(tracks, from, to)!,
    playlistId: playlistId!,
    former: orderOf(all!),
  }),
  target: moveRequested,
});
sample({ clock: playlistOpened, fn: () => undefined, target: [loadTracksFx.abort, listLeft] });
sample({
  clock: playAsked,
  source: $visible,
  filter: (tracks) => tracks.length > 0,
  fn: (tracks, which) => (which === 'visible' ? tracks : tracks.filter((track) => track.provider === which)),
  target: playFx,
});
sample({
  clock: $tracks,
  source: { playlistId: $playlistId, count: $total },
  filter: ({ playlistId }, tracks) => playlistId !== null && tracks !== null,
  fn: ({ playlistId, count }) => ({ playlistId: playlistId ?? 0, count }),
  target: trackCountLearned,
});
