// Owns the favorites: loading, optimistic updates, and their rollback.
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import {
  forEachProvider,
  type Provider,
  readWireLists,
  routes,
  trackKey,
  type TrackKey,
} from '@segue/contract';
import { combine, createEffect, createEvent, merge, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { subscriptions } from '../subscriptions';
import { createSessionStore } from '../create-store';
import { $isMember, pageResumed } from '../session/model';
import { appStarted } from '../start';
import {
  due,
  find,
  markRetried,
  markSaved,
  markSent,
  markUnreachable,
  onListArrived,
  onListRequested,
  press,
  unsaved,
  withIntents,
  withoutIntent,
  type Intent,
  type Intents,
  type Save,
  type Saved,
} from './intents';
import { afterChange, listed, withoutChange, type Change, type Favorites } from './lists';

export const listFavoritesFx = createRequestFx(routes.listFavorites, { concurrency: 'latest' });
export const addFavoriteFx = createRequestFx(routes.addFavorite, { concurrency: 'every' });
export const removeFavoriteFx = createRequestFx(routes.removeFavorite, { concurrency: 'every' });

/** A page where JSON is promised comes from a proxy, or from a network that asks to sign in. */
const isServersAnswer = (failure: ApiFailure) =>
  failure.kind === 'aborted' || (failure.kind === 'answered' && typeof failure.body !== 'string');

const NONE: Favorites = forEachProvider(() => []);

const toggleRequested = subscriptions.on('favorites/toggle');
const reloadRequested = subscriptions.on('favorites/reload');

/** Starts the requests; each is answered separately. */
const saveFx = createEffect<readonly Save[], void>({
  name: 'saveFavoritesFx',
  handler(saves) {
    for (const { track, add, favoritedAt } of saves) {
      const body = { trackId: track.id, provider: track.provider };
      const request = add ? addFavoriteFx({ body: { ...body, favoritedAt } }) : removeFavoriteFx({ body });
      request.catch(() => undefined);
    }
  },
});
const saved = merge([addFavoriteFx.done, removeFavoriteFx.done]).map(({ params }) => savedOf(params.body));
const failed = merge([addFavoriteFx.fail, removeFavoriteFx.fail]).map(({ params, error }) => ({
  key: savedOf(params.body).key,
  error,
}));

function savedOf(body: { trackId: string; provider: Provider; favoritedAt?: string | undefined }): Saved {
  return { key: trackKey({ provider: body.provider, id: body.trackId }), favoritedAt: body.favoritedAt };
}

const toggled = createEvent<Change>('favoriteToggled');
/** The user removed a favorite; the listed copy of the track. */
export const favoriteRemoved = toggled.filterMap(({ track, add }) => (add ? undefined : track));
/** Restores favorites that were removed, as Undo does. */
export const favoriteChangesRestored = createEvent<readonly Change[]>('favoriteChangesRestored');
/** Sends the favorite changes again that failed. */
export const favoritesRetried = createEvent('favoritesRetried');

const pressed = createEvent<{ changes: readonly Change[]; favorites: Favorites }>('favoritesPressed');
const sent = createEvent<readonly Save[]>('favoritesSent');
const unreachable = failed.filterMap(({ key, error }) => (isServersAnswer(error) ? undefined : key));
const listReceived = listFavoritesFx.doneData.map((lists) => readWireLists('FavoriteTracks', lists));
const refused = createEvent<Intent>('favoriteRefused');
const listArrived = createEvent<{ list: Favorites; intents: Intents }>('favoritesListArrived');

const $intents = createSessionStore<Intents>([])
  .on(pressed, (intents, { changes, favorites }) =>
    changes.reduce((all, change) => press(all, change, favorites), intents),
  )
  .on(sent, markSent)
  .on(saved, markSaved)
  .on(unreachable, markUnreachable)
  .on(refused, (intents, { change }) => withoutIntent(intents, trackKey(change.track)))
  .on(favoritesRetried, markRetried)
  .on(listFavoritesFx, onListRequested)
  .on(listReceived, onListArrived);

/** Toggles that the server has not confirmed. */
export const $unsavedFavorites = $intents.map(unsaved);

sample({
  clock: listReceived,
  source: $intents,
  fn: (intents, list) => ({ list, intents }),
  target: listArrived,
});

export const $favorites = createSessionStore<Favorites>(NONE)
  .on(listArrived, (_, { list, intents }) => withIntents(list, intents))
  .on(pressed, (favorites, { changes }) => changes.reduce(afterChange, favorites))
  .on(refused, (favorites, { change, former }) => withoutChange(favorites, change.track, former));

/** The user's list has been loaded once. */
export const $areFavoritesLoaded = createSessionStore(false).on(listFavoritesFx.doneData, () => true);
const $lastFailure = createSessionStore<ApiFailure | null>(null)
  .on(listFavoritesFx.failed, (_, { error }) => error)
  .reset(listFavoritesFx.doneData);
/** Why the favorites could not be loaded; null during the first load and after a successful one. */
export const $favoritesFailure = combine($areFavoritesLoaded, $lastFailure, (areLoaded, failure) =>
  areLoaded ? null : failure,
);
const $didFavoritesFail = $favoritesFailure.map((failure) => failure !== null);
/** Whether the favorites of a signed-in user are loading for the first time. */
export const $areFavoritesLoading = combine(
  {
    isMember: $isMember,
    areLoaded: $areFavoritesLoaded,
    didFail: $didFavoritesFail,
    isLoading: listFavoritesFx.pending,
  },
  ({ isMember, areLoaded, didFail, isLoading }) => isMember && !areLoaded && (isLoading || !didFail),
);

export const $favoriteKeys = $favorites.map<ReadonlySet<TrackKey>>(
  (favorites) => new Set(Object.values(favorites).flat().map(trackKey)),
);

const isKnownProvider = (provider: string): boolean => Object.hasOwn(NONE, provider);

sample({
  clock: [appStarted, $isMember],
  source: $isMember,
  filter: (isMember) => isMember,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: [
    reloadRequested,
    sample({ clock: pageResumed, source: $didFavoritesFail, filter: (didFail) => didFail }),
  ],
  source: { isMember: $isMember, isLoading: listFavoritesFx.pending },
  filter: ({ isMember, isLoading }) => isMember && !isLoading,
  fn: () => undefined,
  target: listFavoritesFx,
});
sample({
  clock: toggleRequested,
  source: { isMember: $isMember, favorites: $favorites },
  filter: ({ isMember }, { track }) => isMember && isKnownProvider(track.provider),
  fn: ({ favorites }, { track }) => {
    const former = listed(favorites, track);
    return { track: former ?? track, add: former === null, at: new Date().toISOString() };
  },
  target: toggled,
});
sample({
  clock: [toggled.map((change) => [change]), favoriteChangesRestored],
  source: $favorites,
  fn: (favorites, changes) => ({ changes, favorites }),
  target: pressed,
});
sample({
  clock: [pressed, saved, failed, favoritesRetried],
  source: $intents,
  filter: (intents) => due(intents).length > 0,
  fn: due,
  target: [sent, saveFx],
});
sample({
  clock: failed,
  source: $intents,
  filter: (intents, { key, error }) =>
    isServersAnswer(error) && error.kind !== 'aborted' && find(intents, key) !== undefined,
  fn: (intents, { key }) => find(intents, key)!,
  target: refused,
});
sample({
  clock: toggleRequested,
  filter: ({ track }) => !isKnownProvider(track.provider),
  fn: ({ track }) => ({ area: 'favorites', message: `Unknown provider "${String(track.provider)}"` }),
  target: diagnosticReported,
});
