// Owns the removed favorites that the notice on screen can bring back: one notice for all that are removed while it is shown.
import { trackKey, type Track } from '@segue/contract';
import { createSubscriptions, send, type Notice, type PlainCommand } from '@segue/event-bus';
import { $favoriteKeys, createSessionStore } from '@segue/stores';
import { $notices, favoriteChangesRestored, favoriteRemoved, noticesWithdrawn } from '@segue/stores/ports';
import { type Scope, createEffect, sample } from 'effector';

const UNDO = 'favorites/undo-removal';

const subscriptions = createSubscriptions();
const undoRequested = subscriptions.on('favorites/undo-removal');

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
/** Adds the tracks now (`at`), with the time at which each first became a favorite. */
const stampFx = createEffect((tracks: readonly Track[]) => {
  const at = new Date().toISOString();
  return tracks.map((track) => ({ track, add: true, at, favoritedAt: track.favoritedAt }));
});

const $isOffered = $notices.map((notices) => notices.some(({ action }) => action?.message === UNDO));
const $removed = createSessionStore<readonly Track[]>([])
  .on(favoriteRemoved, (tracks, track) => [...tracks, track])
  // The user added it again, or the server refused the removal.
  .on($favoriteKeys, (tracks, keys) => {
    const others = tracks.filter((track) => !keys.has(trackKey(track)));
    return others.length === tracks.length ? tracks : others;
  })
  .on($isOffered, (tracks, isOffered) => (isOffered ? tracks : []));

function noticeOf({ length }: readonly Track[]): Notice {
  return {
    text: length === 1 ? 'Removed from favorites.' : `Removed ${length} tracks from favorites.`,
    action: { label: 'Undo', message: UNDO },
  };
}

sample({ clock: $removed, filter: ({ length }) => length > 0, fn: noticeOf, target: showFx });
sample({
  clock: $removed,
  filter: ({ length }) => length === 0,
  fn: (): PlainCommand => UNDO,
  target: noticesWithdrawn,
});
sample({ clock: undoRequested, source: $removed, filter: ({ length }) => length > 0, target: stampFx });
sample({ clock: stampFx.doneData, target: favoriteChangesRestored });
sample({
  clock: stampFx.doneData,
  fn: (): Notice => ({ text: 'Back in your favorites.' }),
  target: showFx,
});

/** Takes the undo of removed favorites from the bus. */
export function wireFavoritesUndo(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
