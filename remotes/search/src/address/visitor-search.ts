// Owns the search that a visitor leaves to sign in; signing in, also through a provider's page, brings it back.
import { $isSignedIn, $session, diagnosticReported } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { HomeGate } from '../gates';
import { $text } from '../search-box/model';
import { readAddress } from './address';
import { $address, goFx } from './model';

const VISITOR_SEARCH_KEY = 'visitorSearch';

const readFx = createEffect(() => sessionStorage.getItem(VISITOR_SEARCH_KEY));
/** An empty query string removes it. */
const writeFx = createEffect((search: string) =>
  search === ''
    ? sessionStorage.removeItem(VISITOR_SEARCH_KEY)
    : sessionStorage.setItem(VISITOR_SEARCH_KEY, search),
);

/** The query string of a search; empty for any other. */
const searchIn = (search: string | null) => (search && readAddress(search).query ? search : '');

// A search can begin before the page knows the session.
const $isSessionKnown = $session.map(({ status }) => status !== 'loading');
sample({
  clock: [$address, $isSessionKnown],
  source: { session: $session, search: $address },
  filter: ({ session, search }) => session.status === 'signed-out' && search !== null,
  fn: ({ search }) => searchIn(search),
  target: writeFx,
});
sample({
  clock: [HomeGate.open, $isSignedIn],
  source: { isSignedIn: $isSignedIn, address: $address, text: $text },
  filter: ({ isSignedIn, address, text }) => isSignedIn && address === '' && text === '',
  fn: () => undefined,
  target: readFx,
});
const restored = readFx.doneData.filterMap((search) => searchIn(search) || undefined);
sample({ clock: restored, fn: (search) => ({ search, replace: true, isTyped: false }), target: goFx });
sample({ clock: restored, fn: () => '', target: writeFx });
sample({
  clock: [readFx.failData, writeFx.failData],
  fn: (failure) => ({
    area: 'visitor-search',
    message: 'This browser does not allow keeping the search over a sign-in',
    level: 'warning' as const,
    detail: failure.message,
  }),
  target: diagnosticReported,
});
