// Owns tab, filter and sort of the favorites screen; the favorites themselves are a store of the kernel.
import { descriptorOf, forEachProvider, type Provider, PROVIDERS, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $favorites,
  $providers,
  createSessionStore,
} from '@segue/kernel/state';
import { createStoredChoice, filterTracks } from '@segue/ui/tracks';
import { lengthOf } from '@segue/ui/tracks/list-page';
import { type Alike, createGroupingChoice } from '@segue/ui/tracks/versions';
import { combine, createEffect, createEvent, sample } from 'effector';
import { FavoritesGate, VersionsGate } from '../gates';
import { type FavoritesTab, SORT_NAMES, sortTracks } from './sort';

/** Also named in the privacy policy. */
const SORT_KEY = 'favoritesSort';

export const tabSelected = createEvent<FavoritesTab>('favoritesTabChosen');
export const filterChanged = createEvent<string>('favoritesFilterChanged');

const sortChoice = createStoredChoice(SORT_KEY, SORT_NAMES);
export const { $choice: $sort, chosen: sortSelected } = sortChoice;

export const tracksOf = (lists: Readonly<Record<Provider, readonly Track[]>>): readonly Track[] =>
  PROVIDERS.flatMap((provider) => lists[provider]);

export const groupingChoice = createGroupingChoice();

const $chosenTab = createSessionStore<FavoritesTab>('all').on(tabSelected, (_, tab) => tab);
export const $filter = createSessionStore('').on(filterChanged, (_, filter) => filter);
export const $counts = $favorites.map((favorites) =>
  forEachProvider((provider) => favorites[provider].length),
);
/**
 * The tabs to choose from: of the configured providers that need no connection, and of all that have favorites. None has both
 * where providers are kept apart.
 */
export const $tabs = combine(
  { configured: $providers, counts: $counts, areSeparate: $areProvidersSeparate },
  ({ configured, counts, areSeparate }): readonly FavoritesTab[] => {
    const visible = PROVIDERS.filter(
      (provider) =>
        counts[provider] > 0 || (configured.includes(provider) && descriptorOf(provider).login === 'oauth'),
    );
    return areSeparate || visible.length < 2 ? visible : ['all', ...visible];
  },
);
export const $tab = combine($chosenTab, $tabs, $counts, (tab, tabs, counts) => {
  if (tabs.includes(tab)) return tab;
  return PROVIDERS.find((provider) => counts[provider] > 0) ?? tabs[0] ?? PROVIDERS[0];
});
// Sorting ten thousand tracks is slow: done once per change of the favorites, not for every typed character.
const $sorted = combine($favorites, $sort, (favorites, sort) =>
  forEachProvider((provider) => sortTracks(favorites[provider], sort)),
);
const NONE: readonly Track[] = [];
const $inTab = forEachProvider((provider) =>
  combine($sorted, $tab, (sorted, tab) => (tab === 'all' || tab === provider ? sorted[provider] : NONE)),
);
/** Stays the same while a typed character changes nothing, so that no row is drawn again. */
export const $visible = combine({
  ...forEachProvider((provider) => combine($inTab[provider], $filter, filterTracks)),
  total: combine($inTab, (tracks) => tracksOf(tracks).length),
});
export const $visibleLength = $visible.map((visible) => lengthOf(tracksOf(visible)));

// Comparing ten thousand tracks takes half a second on a phone: done before the screen opens, while other tasks run.
const findVersionsFx = createEffect(async ({ all, alike }: { all: Alike['columns']; alike: Alike | null }) =>
  (await import('./find-versions')).findVersions(all, alike),
);
/** The songs that both services have, from the favorites or an earlier list; null until found. */
export const $alike = createSessionStore<Alike | null>(null);
export const $hasVersions = combine(
  $alike,
  $tab,
  (alike, tab) => tab === 'all' && alike !== null && alike.found.length > 0,
);

sample({
  clock: [$favorites, VersionsGate.open],
  source: { all: $favorites, alike: $alike },
  filter: ({ all }) => PROVIDERS.filter((provider) => all[provider].length > 0).length > 1,
  target: findVersionsFx,
});
sample({
  clock: findVersionsFx.doneData,
  source: $favorites,
  // The favorites may have changed, or the session ended.
  filter: (all, alike) => alike.columns === all,
  fn: (_, alike) => alike,
  target: $alike,
});

// Stars at the user's own server may have become favorites since the last load.
sample({
  clock: FavoritesGate.open,
  source: $connectedProviders,
  filter: (connected) => connected.some((provider) => descriptorOf(provider).isOwnServer),
  fn: () => undefined,
  target: createEffect(() => send('favorites/reload')),
});
sample({ clock: FavoritesGate.open, fn: () => undefined, target: [sortChoice.read, groupingChoice.read] });
