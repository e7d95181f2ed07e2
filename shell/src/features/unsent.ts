// Keeps unsent changes in the user's cache, which the service worker deletes when the user changes.
import { parseTrack, type Appearance } from '@segue/contract';
import { APPEARANCES } from '@segue/contract/appearance';
import { $session, createSessionStore } from '@segue/kernel/state';
import {
  $areFavoritesLoaded,
  $unsavedFavorites,
  favoriteChangesRestored,
  type FavoriteChange,
} from '@segue/kernel/state/ports';
import { combine, createEffect, createEvent, sample, scopeBind, type Scope } from 'effector';
import { readJson } from '../platform/storage/read-json';
import { USER_CACHE } from '../platform/storage/user-cache';
import { $unsavedAppearance, appearanceRestored } from './appearance';

type Unsent = Readonly<{ favorites: readonly FavoriteChange[]; appearance: Appearance | null }>;

/** A cache key, not an address of the server. */
const UNSENT = '/segue-worker/unsent';

const unsentWired = createEvent('unsentWired');
const $user = $session.map((session) => (session.status === 'signed-in' ? (session.user.id ?? null) : null));

/** Null if the worker has no cache for this user. */
async function openCache(user: string): Promise<Cache | null> {
  const { caches } = window as Partial<Window>;
  const isThere = (await caches?.has(USER_CACHE + user)) ?? false;
  return isThere ? caches!.open(USER_CACHE + user) : null;
}

const readFx = createEffect(async (user: string): Promise<Unsent> => {
  const stored = await (await openCache(user))?.match(UNSENT);
  return parseUnsent(readJson((await stored?.text()) ?? null));
});
const writeFx = createEffect(async ({ user, unsent }: { user: string; unsent: Unsent }) => {
  await (await openCache(user))?.put(UNSENT, new Response(JSON.stringify(unsent)));
});

/** The unsent changes of an earlier page; null before they are read. */
const $earlier = createSessionStore<Unsent | null>(null).on(readFx.doneData, (_, unsent) => unsent);
const $unsent = combine({ favorites: $unsavedFavorites, appearance: $unsavedAppearance });
/** The favorites of the earlier page wait for the list: an undone one is recognized in it. */
const favoritesReady = sample({
  clock: [$earlier, $areFavoritesLoaded],
  source: { earlier: $earlier, areLoaded: $areFavoritesLoaded },
  filter: ({ earlier, areLoaded }) => earlier !== null && areLoaded,
  fn: ({ earlier }) => earlier!.favorites,
});
const $areRestored = createSessionStore(false).on(favoritesReady, () => true);

sample({ clock: [unsentWired, $user], source: $user, filter: (user) => user !== null, target: readFx });
sample({
  clock: readFx.doneData.filterMap(({ appearance }) => appearance ?? undefined),
  target: appearanceRestored,
});
sample({ clock: favoritesReady, target: favoriteChangesRestored });
sample({
  clock: [$unsent, $areRestored],
  source: { user: $user, unsent: $unsent, areRestored: $areRestored },
  filter: ({ user, areRestored }) => user !== null && areRestored,
  fn: ({ user, unsent }) => ({ user: user!, unsent }),
  target: writeFx,
});

export function wireUnsent(scope: Scope): void {
  scopeBind(unsentWired, { scope })();
}

function parseUnsent(stored: unknown): Unsent {
  const { favorites, appearance } = Object(stored) as Partial<Record<keyof Unsent, unknown>>;
  return {
    favorites: Array.isArray(favorites) ? favorites.map(parseChange).filter((one) => one !== null) : [],
    appearance: APPEARANCES.find((one) => one === appearance) ?? null,
  };
}

function parseChange(stored: unknown): FavoriteChange | null {
  const { track, add, at, favoritedAt } = Object(stored) as Partial<Record<keyof FavoriteChange, unknown>>;
  const parsed = parseTrack(track);
  if (!parsed || typeof add !== 'boolean' || typeof at !== 'string') return null;
  return { track: parsed, add, at, favoritedAt: typeof favoritedAt === 'string' ? favoritedAt : undefined };
}
