// Keeps the screen and its URL in step: reads the URL when it changes, and writes searches and tabs to it.
import { createPageStore } from '@segue/stores';
import { attach, createEffect, createEvent, sample } from 'effector';
import { $query, $tab, tabRestored, tabSelected } from '../results';
import {
  boxCleared,
  linkGiven,
  screenLeft,
  recentSearchesRequested,
  queryRestored,
  searchRequested,
} from '../search-box';
import { isContinuation, readAddress, writeAddress } from './address';
import { HomeGate, type Router } from './gate';

type Navigation = { search: string; replace: boolean; isTyped: boolean };

export const goFx = createEffect<{ router: Router; navigation: Navigation }, void>({
  name: 'goFx',
  handler: ({ router, navigation }) => router.go(navigation.search, { replace: navigation.replace }),
});
const navigateFx = attach({
  name: 'navigateFx',
  source: HomeGate.state,
  mapParams: (navigation: Navigation, router) => ({ router, navigation }),
  effect: goFx,
});

const openLinkFx = attach({
  name: 'openLinkFx',
  source: HomeGate.state,
  mapParams: (given: { url: string; replace: boolean }, router) => ({ router, ...given }),
  effect: createEffect(
    async ({ router, url, replace }: { router: Router; url: string; replace: boolean }) => {
      // The first screen opens before the router listens to its history.
      await Promise.resolve();
      router.openLink(url, { replace });
    },
  ),
});

/** The URL changed by a link, by Back or Forward, or because the screen opened. */
const addressChanged = createEvent<string>('addressChanged');

/**
 * The browser went Back or Forward to this query string. The router tells nothing when Back undoes a URL that was never
 * rendered: its location is then the same as before.
 */
export const wentBackOrForward = createEvent<string>();

/** The router's location; null while the screen is closed. */
const $location = HomeGate.state.map((router: Partial<Router>) => router.location ?? null);
/** The query string that the screen shows. */
export const $address = createPageStore<string | null>(null)
  .on(addressChanged, (_, search) => search)
  .on(navigateFx, (_, { search }) => search)
  .on(HomeGate.close, () => null);
const $wasTyped = createPageStore(false)
  .on(navigateFx.done, (_, { params }) => params.isTyped)
  .on(addressChanged, () => false);

sample({ clock: HomeGate.open, fn: () => undefined, target: recentSearchesRequested });
sample({ clock: HomeGate.close, fn: () => undefined, target: screenLeft });
sample({
  clock: $location,
  source: $address,
  filter: (address, location) => location !== null && location.search !== address,
  fn: (_, location) => location?.search ?? '',
  target: addressChanged,
});
sample({
  clock: wentBackOrForward,
  source: $address,
  filter: (address, search) => address !== null && search !== address,
  fn: (_, search) => search,
  target: addressChanged,
});
sample({ clock: addressChanged, fn: (search) => readAddress(search).query, target: queryRestored });
sample({ clock: addressChanged, fn: (search) => readAddress(search).tab, target: tabRestored });

// In the URL of this screen it would come back with every Back.
sample({
  clock: linkGiven,
  source: $address,
  fn: (address, url) => ({ url, replace: readAddress(address ?? '').query === url }),
  target: openLinkFx,
});

// Typing on replaces the history entry: one entry per search, not one per pause.
sample({
  clock: searchRequested,
  source: { address: $address, tab: $tab, wasTyped: $wasTyped },
  fn: ({ address, tab, wasTyped }, { query, isTyped }) => {
    const search = writeAddress({ query, tab });
    const before = readAddress(address ?? '').query;
    const isSameStep = isTyped && wasTyped && isContinuation(query, before);
    return { search, replace: isSameStep || search === address, isTyped };
  },
  target: navigateFx,
});
sample({
  clock: [boxCleared, tabSelected],
  source: { query: $query, tab: $tab, address: $address },
  fn: ({ query, tab, address }) => {
    const search = writeAddress({ query, tab });
    return { search, replace: search === address, isTyped: false };
  },
  target: navigateFx,
});
