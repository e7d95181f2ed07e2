// Keeps the screen and its address in step: the address is read when it changes, and written by what is done.
import { createPageStore } from '@segue/stores';
import { attach, createEffect, createEvent, sample } from 'effector';
import { $query, $tab, tabRestored, tabSelected } from '../results';
import { boxEmptied, boxLeft, boxMet, queryRestored, searchAsked } from '../search-box';
import { continues, readAddress, writeAddress } from './address';
import { HomeGate, type Router } from './gate';

type Writing = { search: string; replace: boolean; isTyped: boolean };

const goFx = createEffect<{ router: Router; writing: Writing }, void>({
  name: 'goFx',
  handler: ({ router, writing }) => router.go(writing.search, { replace: writing.replace }),
});
const writeFx = attach({
  name: 'writeAddressFx',
  source: HomeGate.state,
  mapParams: (writing: Writing, router) => ({ router, writing }),
  effect: goFx,
});

/** The address changed by other means than this screen: opened, followed, or gone back to. */
const addressChanged = createEvent<string>('addressChanged');

/**
 * What the router says; null while the screen is not shown. The object, not its words: Back may undo an address before it
 * was drawn, and then the words are the same as before.
 */
const $location = HomeGate.state.map((router: Partial<Router>) => router.location ?? null);
/** The address this screen stands for now. */
const $shown = createPageStore<string | null>(null, { sid: 'search/address' })
  .on(addressChanged, (_, search) => search)
  .on(writeFx, (_, { search }) => search)
  .on(HomeGate.close, () => null);
const $wasTyped = createPageStore(false, { sid: 'search/address/was-typed' })
  .on(writeFx.done, (_, { params }) => params.isTyped)
  .on(addressChanged, () => false);

sample({ clock: HomeGate.open, fn: () => undefined, target: boxMet });
sample({ clock: HomeGate.close, fn: () => undefined, target: boxLeft });
sample({
  clock: $location,
  source: $shown,
  filter: (shown, location) => location !== null && location.search !== shown,
  fn: (_, location) => location?.search ?? '',
  target: addressChanged,
});
sample({ clock: addressChanged, fn: (search) => readAddress(search).query, target: queryRestored });
sample({ clock: addressChanged, fn: (search) => readAddress(search).tab, target: tabRestored });

// Typing on is one step of the history, not one for each pause.
sample({
  clock: searchAsked,
  source: { shown: $shown, tab: $tab, wasTyped: $wasTyped },
  fn: ({ shown, tab, wasTyped }, { query, isTyped }) => {
    const search = writeAddress({ query, tab });
    const before = readAddress(shown ?? '').query;
    const isSameStep = isTyped && wasTyped && continues(query, before);
    return { search, replace: isSameStep || search === shown, isTyped };
  },
  target: writeFx,
});
sample({
  clock: [boxEmptied, tabSelected],
  source: { query: $query, tab: $tab, shown: $shown },
  fn: ({ query, tab, shown }) => {
    const search = writeAddress({ query, tab });
    return { search, replace: search === shown, isTyped: false };
  },
  target: writeFx,
});
