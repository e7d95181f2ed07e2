// Owns the copy of hearts that the server has not confirmed: it survives a reload, is sent again, and ends with the session.
import {
  $areFavoritesLoading,
  $favoritesFailure,
  $isMember,
  $isSessionLoading,
  $isSignedIn,
  $session,
  createSessionStore,
  pageResumed,
} from '@segue/stores';
import { $unsavedFavorites, favoriteChangesRestored, favoritesRetried } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { OUTBOX_KEY, storedOutbox } from './saved';

export const outboxWired = createEvent('favoritesOutboxWired');

const removeFx = createEffect(() => window.sessionStorage.removeItem(OUTBOX_KEY));

/** Hearts can only be compared with the server's list. */
const $areFavoritesKnown = combine(
  [$isMember, $areFavoritesLoading, $favoritesFailure],
  ([isMember, areLoading, failure]) => isMember && !areLoading && failure === null,
);
const $user = $session.map((session) =>
  session.status === 'signed-in' ? (session.user.id ?? session.user.email ?? '') : null,
);
/** Nothing is written before the copy of an earlier load was read. */
const $wasRead = createSessionStore(false, { sid: 'shell/favorites-outbox/was-read' }).on(
  storedOutbox.readFx.finally,
  () => true,
);

sample({
  clock: [outboxWired, $areFavoritesKnown],
  source: { areKnown: $areFavoritesKnown, wasRead: $wasRead },
  filter: ({ areKnown, wasRead }) => areKnown && !wasRead,
  fn: () => undefined,
  target: storedOutbox.readFx,
});
sample({
  clock: storedOutbox.valueRead,
  source: $user,
  filter: (user, outbox) => outbox !== null && outbox.user === user,
  fn: (_, outbox) => outbox?.changes ?? [],
  target: favoriteChangesRestored,
});
sample({
  clock: $unsavedFavorites,
  source: { user: $user, wasRead: $wasRead },
  filter: ({ user, wasRead }, changes) => user !== null && wasRead && changes.length > 0,
  fn: ({ user }, changes) => ({ user: user as string, changes }),
  target: storedOutbox.writeFx,
});
sample({
  clock: $unsavedFavorites,
  source: $wasRead,
  filter: (wasRead, changes) => wasRead && changes.length === 0,
  fn: () => undefined,
  target: removeFx,
});
// Also a copy that a page left behind whose session ended while it was closed.
sample({
  clock: [outboxWired, $isSignedIn, $isSessionLoading],
  source: combine([$isSignedIn, $isSessionLoading]),
  filter: ([isSignedIn, isLoading]) => !isSignedIn && !isLoading,
  fn: () => undefined,
  target: removeFx,
});
sample({ clock: pageResumed, fn: () => undefined, target: favoritesRetried });
