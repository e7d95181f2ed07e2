// Owns the favorites that the notice can restore: one notice for all removals while it is visible.
import { trackKey, type Track } from '@segue/contract';
import { createSubscriptions, send, type Notice, type PlainCommand } from '@segue/kernel/bus';
import { $favoriteKeys, $favorites, $isMember, createSessionStore } from '@segue/kernel/state';
import {
  $notices,
  favoriteChangesRestored,
  favoriteRemoved,
  noticesWithdrawn,
} from '@segue/kernel/state/ports';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { createEffect, createEvent, sample } from 'effector';

const UNDO = 'favorites/undo-removal';

const subscriptions = createSubscriptions();

/** The user adds those of the tracks that are no favorites; when all are, removes them. */
export const favoritesToggled = createEvent<readonly Track[]>('favoritesToggledTogether');

type Changes = { tracks: readonly Track[]; add: boolean; text?: string };

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
/** Changes the tracks now (`at`); each keeps the time at which it first became a favorite, new ones the order of the list. */
const stampFx = createEffect(({ tracks, add }: Changes) => {
  const now = Date.now();
  const timeOf = (index: number) => new Date(now - index).toISOString();
  return tracks.map((track, index) => ({
    track,
    add,
    at: timeOf(0),
    favoritedAt: add ? (track.favoritedAt ?? timeOf(index)) : undefined,
  }));
});
const toggled = sample({
  clock: favoritesToggled,
  source: { favorites: $favorites, keys: $favoriteKeys, isMember: $isMember },
  filter: ({ isMember }, tracks) => isMember && tracks.length > 0,
  fn: ({ favorites, keys }, chosen): Changes & { chosen: number } => {
    const wanted = new Set(chosen.map(trackKey));
    const missing = chosen.filter((track) => !keys.has(trackKey(track)));
    const listed = Object.values(favorites).flat();
    const add = missing.length > 0;
    const tracks = add ? missing : listed.filter((track) => wanted.has(trackKey(track)));
    return { tracks, add, chosen: chosen.length };
  },
});
const removedTogether = toggled.filterMap(({ add, tracks }) => (add ? undefined : tracks));

// Undo closes the notice first: the removed favorites are kept until the next removal.
const $isOffered = $notices.map((notices) => notices.some(({ action }) => action?.message === UNDO));
const removalsOffered = createEvent<readonly Track[]>('removalsOffered');
const $removed = createSessionStore<readonly Track[]>([])
  .on(removalsOffered, (_, tracks) => tracks)
  // The user added it again, or the server refused the removal.
  .on($favoriteKeys, (tracks, keys) => {
    const others = tracks.filter((track) => !keys.has(trackKey(track)));
    return others.length === tracks.length ? tracks : others;
  });
sample({
  clock: [favoriteRemoved.map((track) => [track]), removedTogether],
  source: { tracks: $removed, isOffered: $isOffered },
  fn: ({ tracks, isOffered }, more) => (isOffered ? [...tracks, ...more] : more),
  target: removalsOffered,
});

function noticeOf({ length }: readonly Track[]): Notice {
  return {
    text: length === 1 ? 'Removed from favorites.' : `Removed ${trackTotal(length)} from favorites.`,
    action: { label: 'Undo', message: UNDO },
  };
}

sample({ clock: toggled, target: stampFx });
sample({
  clock: toggled,
  filter: ({ add }) => add,
  fn: ({ tracks, chosen }): Notice => {
    const former = chosen - tracks.length;
    const rest = former > 0 ? ` ${former} ${former === 1 ? 'was' : 'were'} already there.` : '';
    return { text: `Added ${trackTotal(tracks.length)} to favorites.${rest}` };
  },
  target: showFx,
});
sample({ clock: $removed, filter: ({ length }) => length > 0, fn: noticeOf, target: showFx });
sample({
  clock: $removed,
  filter: ({ length }) => length === 0,
  fn: (): PlainCommand => UNDO,
  target: noticesWithdrawn,
});
sample({
  clock: subscriptions.on('favorites/undo-removal'),
  source: $removed,
  filter: ({ length }) => length > 0,
  fn: (tracks) => ({ tracks, add: true, text: 'Back in your favorites.' }),
  target: stampFx,
});
sample({ clock: stampFx.doneData, target: favoriteChangesRestored });
sample({
  clock: stampFx.done.filterMap(({ params: { text } }): Notice | undefined => (text ? { text } : undefined)),
  target: showFx,
});

export const wireFavoritesUndo = subscriptions.connect;
