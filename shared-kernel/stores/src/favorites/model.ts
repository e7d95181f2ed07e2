// Owns the favourites of the whole product: every heart on screen asks this model.
import { createRequestFx } from '@segue/api-client';
import { routes, trackKey, type Favorites, type Provider, type Track, type TrackKey } from '@segue/contract';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { inbox } from '../inbox';
import { $isMember, sessionCleared } from '../session/model';
import { appStarted } from '../start';
import { LIST_OF, withTrack, withoutTrack } from './lists';

const NONE: Favorites = { spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] };

export const listFavoritesFx = createRequestFx(routes.listFavorites);
export const addFavoriteFx = createRequestFx(routes.addFavorite);
export const removeFavoriteFx = createRequestFx(routes.removeFavorite);

const toggleAsked = inbox.on('favorites/toggle');

type Change = { track: Track; add: boolean; at: string };

const stampFx = createEffect<Omit<Change, 'at'>, Change>({
  name: 'stampFavoriteFx',
  handler: (change) => ({ ...change, at: new Date().toISOString() }),
});

/** Flips on the server what was flipped here; fails when the server refuses. */
export const saveChangeFx = createEffect<Change, unknown>({
  name: 'saveFavoriteFx',
  handler: ({ track, add }) => {
    const body = { trackId: track.id, provider: track.provider };
    return add ? addFavoriteFx({ body }) : removeFavoriteFx({ body });
  },
});

const changed = createEvent<Change>('favoriteChanged');

export const $favorites = createStore<Favorites>(NONE, { sid: 'stores/favorites', name: '$favorites' })
  .on(listFavoritesFx.doneData, (_, favorites) => favorites)
  .on(changed, apply)
  .on(saveChangeFx.fail, (favorites, { params }) => apply(favorites, { ...params, add: !params.add }))
  .reset(sessionCleared);

const $wasAnswered = createStore(false, { sid: 'stores/favorites/answered' })
  .on(listFavoritesFx.finally, () => true)
  .reset(sessionCleared);
/** A member whose favourites are not known yet. */
export const $areFavoritesLoading = combine(
  $isMember,
  $wasAnswered,
  (isMember, wasAnswered) => isMember && !wasAnswered,
);
export const $didFavoritesFail = createStore(false, { sid: 'stores/favorites/failed' })
  .on(listFavoritesFx.fail, () => true)
  .on(listFavoritesFx, () => false)
  .reset(sessionCleared);

/** Keys of all favourites; what a heart looks at. */
export const $favoriteKeys = $favorites.map<ReadonlySet<TrackKey>>(
  (favorites) =>
    new Set([...favorites.spotifyFavoriteTracks, ...favorites.soundcloudFavoriteTracks].map(trackKey)),
);

const $inFlight = createStore<ReadonlySet<TrackKey>>(new Set(), { sid: 'stores/favorites/in-flight' })
  .on(saveChangeFx, (keys, { track }) => new Set([...keys, trackKey(track)]))
  .on(
    saveChangeFx.finally,
    (keys, { params }) => new Set([...keys].filter((key) => key !== trackKey(params.track))),
  );

function apply(favorites: Favorites, { track, add, at }: Change): Favorites {
  return add ? withTrack(favorites, track, at) : withoutTrack(favorites, track);
}

function isKnown(provider: string): provider is Provider {
  return provider in LIST_OF;
}

sample({
  clock: [appStarted, $isMember],
  source: $isMember,
  filter: (isMember) => isMember,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: toggleAsked,
  source: { isMember: $isMember, keys: $favoriteKeys, inFlight: $inFlight },
  filter: ({ isMember, inFlight }, { track }) =>
    isMember && isKnown(track.provider) && !inFlight.has(trackKey(track)),
  fn: ({ keys }, { track }) => ({ track, add: !keys.has(trackKey(track)) }),
  target: stampFx,
});
sample({ clock: stampFx.doneData, target: [changed, saveChangeFx] });
sample({
  clock: toggleAsked,
  filter: ({ track }) => !isKnown(track.provider),
  fn: ({ track }) => ({ area: 'favorites', message: `Unknown provider "${String(track.provider)}"` }),
  target: diagnosticReported,
});
