// Owns the favourites of the whole product: every heart on screen asks this model.
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

const toggleAsked = subscriptions.on('favorites/toggle');
const reloadAsked = subscriptions.on('favorites/reload');

const stampFx = createEffect<Omit<Change, 'at'>, Change>({
  name: 'stampFavoriteFx',
  handler: (change) => ({ ...change, at: new Date().toISOString() }),
});

/** Flips on the server what was flipped here; fails when the server refuses. */
const saveFx = createEffect<Change, unknown>({
  name: 'saveFavoriteFx',
  handler: ({ track, add }) => {
    const body = { trackId: track.id, provider: track.provider };
    return add ? addFavoriteFx({ body }) : removeFavoriteFx({ body });
  },
});

const changed = createEvent<Change>('favoriteChanged');
const saved = saveFx.done.map(({ params }) => params);
/** What a list that is on its way may not know yet. */
type Recent = {
  change: Change;
  /** What the server lists as long as it has not taken the change. */
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
  // A list asked for from now on knows all that is saved.
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

const $areKnown = createSessionStore(false, { sid: 'stores/favorites/known' }).on(
  listFavoritesFx.doneData,
  () => true,
);
const $lastFailure = createSessionStore<ApiFailure | null>(null, { sid: 'stores/favorites/failure' })
  .on(listFavoritesFx.failed, (_, { error }) => error)
  .reset(listFavoritesFx.doneData);
/** Why the favourites are not known; null while they are loaded for the first time, and once they are known. */
export const $favoritesFailure = combine($areKnown, $lastFailure, (areKnown, failure) =>
  areKnown ? null : failure,
);
export const $didFavoritesFail = $favoritesFailure.map((failure) => failure !== null);
/** A member whose favourites are not known yet, and asked for. */
export const $areFavoritesLoading = combine(
  { isMember: $isMember, areKnown: $areKnown, didFail: $didFavoritesFail, isAsking: listFavoritesFx.pending },
  ({ isMember, areKnown, didFail, isAsking }) => isMember && !areKnown && (isAsking || !didFail),
);

/** Keys of all favourites; what a heart looks at. */
export const $favoriteKeys = $favorites.map<ReadonlySet<TrackKey>>(
  (favorites) =>
    new Set([...favorites.spotifyFavoriteTracks, ...favorites.soundcloudFavoriteTracks].map(trackKey)),
);

/** Keys of hearts the server has not answered for yet. */
const $inFlight = $recent.map<ReadonlySet<TrackKey>>(
  (recent) => new Set(recent.filter(({ isSaved }) => !isSaved).map(({ change }) => trackKey(change.track))),
);

function isKnown(provider: string): provider is Provider {
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
  clock: [reloadAsked, pageResumed],
  source: { didFail: $didFavoritesFail, isAsking: listFavoritesFx.pending },
  filter: ({ didFail, isAsking }) => didFail && !isAsking,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: toggleAsked,
  source: { isMember: $isMember, favorites: $favorites, inFlight: $inFlight },
  filter: ({ isMember, inFlight }, { track }) =>
    isMember && isKnown(track.provider) && !inFlight.has(trackKey(track)),
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
  clock: toggleAsked,
  filter: ({ track }) => !isKnown(track.provider),
  fn: ({ track }) => ({ area: 'favorites', message: `Unknown provider "${String(track.provider)}"` }),
  target: diagnosticReported,
});

function changeOf(track: Track, former: Track | null): Omit<Change, 'at'> {
  return { track, add: former === null, former };
}
