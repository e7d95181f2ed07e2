// Owns the favorites: loading, optimistic updates, and their rollback.
import type { ApiFailure } from '@segue/api-client';
import { trackKey, type Favorites, type Provider, type Track, type TrackKey } from '@segue/contract';
import { combine, createEffect, createEvent, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { subscriptions } from '../subscriptions';
import { createSessionStore } from '../lifetimes';
import { $isMember, pageResumed } from '../session/model';
import { appStarted } from '../start';
import { addFavoriteFx, listFavoritesFx, removeFavoriteFx } from './api';
import { afterChange, LIST_OF, listed, withoutChange, type Change } from './lists';

const NONE: Favorites = { spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] };

const toggleRequested = subscriptions.on('favorites/toggle');
const reloadRequested = subscriptions.on('favorites/reload');

const stampFx = createEffect<Omit<Change, 'at'>, Change>({
  name: 'stampFavoriteFx',
  handler: (change) => ({ ...change, at: new Date().toISOString() }),
});

/** Sends an optimistic change to the server. */
const saveFx = createEffect<Change, unknown>({
  name: 'saveFavoriteFx',
  handler: ({ track, add }) => {
    const body = { trackId: track.id, provider: track.provider };
    return add ? addFavoriteFx({ body }) : removeFavoriteFx({ body });
  },
});

const changed = createEvent<Change>('favoriteChanged');
const saved = saveFx.done.map(({ params }) => params);
/** A recent change that a pending list response may not contain yet. */
type Recent = {
  change: Change;
  /** The track in the server's list before the change. */
  former: Track | null;
  isSaved: boolean;
};

const refused = createEvent<Recent>('favoriteRefused');

const $recent = createSessionStore<readonly Recent[]>([], {
  sid: 'stores/favorites/recent',
  serialize: 'ignore',
})
  .on(changed, (recent, change) => [...recent, { change, former: change.former, isSaved: false }])
  .on(saved, (recent, saved) => recent.map((one) => (one.change === saved ? { ...one, isSaved: true } : one)))
  .on(refused, (recent, refused) => recent.filter(({ change }) => change !== refused.change))
  .on(listFavoritesFx.doneData, (recent, list) =>
    recent.map((one) => ({ ...one, former: listed(list, one.change.track) })),
  )
  // A list requested after a change was saved contains it.
  .on(listFavoritesFx, (recent) => recent.filter(({ isSaved }) => !isSaved));

const listArrived = sample({
  clock: listFavoritesFx.doneData,
  source: $recent,
  fn: (recent, list) => ({ recent, list }),
});

export const $favorites = createSessionStore<Favorites>(NONE, { sid: 'stores/favorites', name: '$favorites' })
  .on(listArrived, (_, { recent, list }) =>
    recent.reduce((favorites, { change }) => afterChange(favorites, change), list),
  )
  .on(changed, afterChange)
  .on(refused, (favorites, { change, former }) => withoutChange(favorites, { ...change, former }));

const $areLoaded = createSessionStore(false, { sid: 'stores/favorites/known' }).on(
  listFavoritesFx.doneData,
  () => true,
);
const $lastFailure = createSessionStore<ApiFailure | null>(null, { sid: 'stores/favorites/failure' })
  .on(listFavoritesFx.failed, (_, { error }) => error)
  .reset(listFavoritesFx.doneData);
/** Why the favorites could not be loaded; null during the first load and after a successful one. */
export const $favoritesFailure = combine($areLoaded, $lastFailure, (areLoaded, failure) =>
  areLoaded ? null : failure,
);
const $didFavoritesFail = $favoritesFailure.map((failure) => failure !== null);
/** Whether the favorites of a signed-in user are loading for the first time. */
export const $areFavoritesLoading = combine(
  {
    isMember: $isMember,
    areLoaded: $areLoaded,
    didFail: $didFavoritesFail,
    isLoading: listFavoritesFx.pending,
  },
  ({ isMember, areLoaded, didFail, isLoading }) => isMember && !areLoaded && (isLoading || !didFail),
);

/** Keys of all favorites, for the favorite buttons. */
export const $favoriteKeys = $favorites.map<ReadonlySet<TrackKey>>(
  (favorites) =>
    new Set([...favorites.spotifyFavoriteTracks, ...favorites.soundcloudFavoriteTracks].map(trackKey)),
);

/** Keys of changes without a response yet. */
const $inFlight = $recent.map<ReadonlySet<TrackKey>>(
  (recent) => new Set(recent.filter(({ isSaved }) => !isSaved).map(({ change }) => trackKey(change.track))),
);

function isKnownProvider(provider: string): provider is Provider {
  return Object.hasOwn(LIST_OF, provider);
}

sample({
  clock: [appStarted, $isMember],
  source: $isMember,
  filter: (isMember) => isMember,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: [reloadRequested, pageResumed],
  source: { didFail: $didFavoritesFail, isLoading: listFavoritesFx.pending },
  filter: ({ didFail, isLoading }) => didFail && !isLoading,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: toggleRequested,
  source: { isMember: $isMember, favorites: $favorites, inFlight: $inFlight },
  filter: ({ isMember, inFlight }, { track }) =>
    isMember && isKnownProvider(track.provider) && !inFlight.has(trackKey(track)),
  fn: ({ favorites }, { track }) => changeOf(track, listed(favorites, track)),
  target: stampFx,
});
sample({ clock: stampFx.doneData, target: [changed, saveFx] });
sample({
  clock: saveFx.fail,
  source: $recent,
  filter: (recent, { params }) => recent.some(({ change }) => change === params),
  fn: (recent, { params }) => recent.find(({ change }) => change === params)!,
  target: refused,
});
sample({
  clock: toggleRequested,
  filter: ({ track }) => !isKnownProvider(track.provider),
  fn: ({ track }) => ({ area: 'favorites', message: `Unknown provider "${String(track.provider)}"` }),
  target: diagnosticReported,
});

function changeOf(track: Track, former: Track | null): Omit<Change, 'at'> {
  return { track, add: former === null, former };
}
