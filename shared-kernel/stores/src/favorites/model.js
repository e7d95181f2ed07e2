import { trackKey } from '@segue/contract';
import { combine, createEffect, createEvent, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { subscriptions } from '../subscriptions';
import { createSessionStore } from '../lifetimes';
import { $isMember, pageResumed } from '../session/model';
import { appStarted } from '../start';
import { addFavoriteFx, listFavoritesFx, removeFavoriteFx } from './api';
import { due, find, markRetried, markSaved, markSent, markUnreachable, onListArrived, onListRequested, press, rolledBack, unsaved, withIntents, withoutIntent, } from './intents';
import { afterChange, LIST_OF, listed } from './lists';
const NONE = { spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] };
const toggleRequested = subscriptions.on('favorites/toggle');
const reloadRequested = subscriptions.on('favorites/reload');
const stampFx = createEffect({
    name: 'stampFavoriteFx',
    handler: (change) => ({ ...change, at: new Date().toISOString() }),
});
const saveFx = createEffect({
    name: 'saveFavoriteFx',
    handler: ({ track, add }) => {
        const body = { trackId: track.id, provider: track.provider };
        return add ? addFavoriteFx({ body }) : removeFavoriteFx({ body });
    },
});
const saveAllFx = createEffect({
    name: 'saveFavoritesFx',
    handler: (saves) => saves.forEach((save) => void saveFx(save).catch(() => undefined)),
});
/** Presses of an earlier load of this page that the server has not got. Emit it once the favorites are loaded. */
export const favoriteChangesRestored = createEvent('favoriteChangesRestored');
/** Send again what could not be sent. */
export const favoritesRetried = createEvent('favoritesRetried');
const pressed = createEvent('favoritesPressed');
const sent = createEvent('favoritesSent');
const unreachable = saveFx.fail.filterMap(({ params, error }) => error.kind === 'unreachable' ? params : undefined);
const refused = createEvent('favoriteRefused');
const listArrived = createEvent('favoritesListArrived');
const $intents = createSessionStore([], { sid: 'stores/favorites/intents', serialize: 'ignore' })
    .on(pressed, (intents, { changes, favorites }) => changes.reduce((all, change) => press(all, change, favorites), intents))
    .on(sent, markSent)
    .on(saveFx.done, (intents, { params }) => markSaved(intents, params))
    .on(unreachable, markUnreachable)
    .on(refused, (intents, { save }) => withoutIntent(intents, save.key))
    .on(favoritesRetried, markRetried)
    .on(listFavoritesFx, onListRequested)
    .on(listFavoritesFx.doneData, onListArrived);
/** The presses that the server has not confirmed. */
export const $unsavedFavorites = $intents.map(unsaved);
sample({
    clock: listFavoritesFx.doneData,
    source: $intents,
    fn: (intents, list) => ({ list, intents }),
    target: listArrived,
});
export const $favorites = createSessionStore(NONE, { sid: 'stores/favorites', name: '$favorites' })
    .on(listArrived, (_, { list, intents }) => withIntents(list, intents))
    .on(pressed, (favorites, { changes }) => changes.reduce(afterChange, favorites))
    .on(refused, (favorites, { intent }) => rolledBack(favorites, intent));
const $areLoaded = createSessionStore(false, { sid: 'stores/favorites/known' }).on(listFavoritesFx.doneData, () => true);
const $lastFailure = createSessionStore(null, { sid: 'stores/favorites/failure' })
    .on(listFavoritesFx.failed, (_, { error }) => error)
    .reset(listFavoritesFx.doneData);
/** Why the favorites could not be loaded; null during the first load and after a successful one. */
export const $favoritesFailure = combine($areLoaded, $lastFailure, (areLoaded, failure) => areLoaded ? null : failure);
const $didFavoritesFail = $favoritesFailure.map((failure) => failure !== null);
/** Whether the favorites of a signed-in user are loading for the first time. */
export const $areFavoritesLoading = combine({
    isMember: $isMember,
    areLoaded: $areLoaded,
    didFail: $didFavoritesFail,
    isLoading: listFavoritesFx.pending,
}, ({ isMember, areLoaded, didFail, isLoading }) => isMember && !areLoaded && (isLoading || !didFail));
/** Keys of all favorites, for the favorite buttons. */
export const $favoriteKeys = $favorites.map((favorites) => new Set([...favorites.spotifyFavoriteTracks, ...favorites.soundcloudFavoriteTracks].map(trackKey)));
function isKnownProvider(provider) {
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
    source: { isMember: $isMember, favorites: $favorites },
    filter: ({ isMember }, { track }) => isMember && isKnownProvider(track.provider),
    fn: ({ favorites }, { track }) => ({ track, add: listed(favorites, track) === null }),
    target: stampFx,
});
sample({
    clock: [stampFx.doneData.map((change) => [change]), favoriteChangesRestored],
    source: $favorites,
    fn: (favorites, changes) => ({ changes, favorites }),
    target: pressed,
});
sample({
    clock: [pressed, saveFx.finally, favoritesRetried],
    source: $intents,
    filter: (intents) => due(intents).length > 0,
    fn: due,
    target: [sent, saveAllFx],
});
sample({
    clock: saveFx.fail,
    source: $intents,
    filter: (intents, { params, error }) => error.kind !== 'unreachable' && error.kind !== 'aborted' && find(intents, params.key) !== undefined,
    fn: (intents, { params }) => ({ save: params, intent: find(intents, params.key) }),
    target: refused,
});
sample({
    clock: toggleRequested,
    filter: ({ track }) => !isKnownProvider(track.provider),
    fn: ({ track }) => ({ area: 'favorites', message: `Unknown provider "${String(track.provider)}"` }),
    target: diagnosticReported,
});
