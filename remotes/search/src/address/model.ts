// Keeps the screen and its URL in step: reads the URL when it changes, and writes searches and tabs to it.
import { screens } from '@segue/contract/screens';
import { createPageStore } from '@segue/kernel/state';
import { attach, createEvent, sample } from 'effector';
import { HomeGate, type Router } from '../gates';
import { $query, $tab, tabRestored, tabSelected } from '../results/model';
import { boxCleared, linkEntered, queryRestored, screenLeft, searchRequested } from '../search-box/model';
import { isContinuation, readAddress, writeAddress } from './address';

/** To the query string of the current screen, or to another screen. */
type Navigation = { to: string | { search: string }; replace: boolean; isTyped: boolean };

const navigateFx = attach({
  source: HomeGate.state,
  async effect({ go }, { to, replace }: Navigation) {
    // The first screen opens before the router listens to its history.
    if (typeof to === 'string') await Promise.resolve();
    go(to, { replace });
  },
});

/** The URL changed by a link, by Back or Forward, or because the screen opened. */
const addressChanged = createEvent<string>('addressChanged');

/** Back or Forward. The router tells nothing when Back undoes a URL that was never rendered: its location is the same. */
export const wentBackOrForward = createEvent<string>();

const $location = HomeGate.state.map((router: Partial<Router>) => router.location ?? null);
export const $address = createPageStore<string | null>(null)
  .on(addressChanged, (_, search) => search)
  .on(navigateFx, (address, { to }) => (typeof to === 'string' ? address : to.search))
  .on(HomeGate.close, () => null);
const $wasTyped = createPageStore(false)
  .on(navigateFx.done, (_, { params }) => params.isTyped)
  .on(addressChanged, () => false);

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

// In this screen's URL it would return with every Back.
sample({
  clock: linkEntered,
  source: $address,
  fn: (address, url) => ({
    to: `${screens.shared('link')}?${new URLSearchParams({ url }).toString()}`,
    replace: readAddress(address ?? '').query === url,
    isTyped: false,
  }),
  target: navigateFx,
});

// Typing on replaces the history entry: one entry per search, not one per pause.
sample({
  clock: searchRequested,
  source: { address: $address, tab: $tab, wasTyped: $wasTyped },
  fn: ({ address, tab, wasTyped }, { query, isTyped }) => {
    const search = writeAddress({ query, tab });
    const before = readAddress(address ?? '').query;
    const isSameStep = isTyped && wasTyped && isContinuation(query, before);
    return { to: { search }, replace: isSameStep || search === address, isTyped };
  },
  target: navigateFx,
});
sample({
  clock: [boxCleared, tabSelected],
  source: { query: $query, tab: $tab, address: $address },
  fn: ({ query, tab, address }) => {
    const search = writeAddress({ query, tab });
    return { to: { search }, replace: search === address, isTyped: false };
  },
  target: navigateFx,
});
