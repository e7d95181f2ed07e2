/** @jest-environment jest-fixed-jsdom */
import type { AuthStatus } from '@segue/contract';
import { anAuthStatus, aSession, aVisitor, createTestContext, later, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { HomeGate } from '../gates';
import './visitor-search';

const KEY = 'visitorSearch';
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
});

/** The screen at a query string; the session is not known before the returned function is called. */
function openAt(search: string) {
  const status = later<AuthStatus>();
  const { scope, stop } = createTestContext({
    session: { status: 'loading' },
    api: { checkAuth: () => status.promise, search: () => ({ queryData: [], hasMore: false }) },
  });
  stops.push(stop);
  const go = jest.fn();
  const params = { location: { search }, go, openLink: () => undefined };
  void allSettled(HomeGate.open, { scope, params });
  const answer = (session: Parameters<typeof anAuthStatus>[0]) => {
    status.arrive(anAuthStatus(session));
    return settled(scope);
  };
  return { go, answer };
}

test.each([
  ['kept once it is that of a visitor', aVisitor, '?q=rain'],
  ['not kept for a signed-in user', aSession(), null],
])('a search that began before the session is known is %s', async (_, session, kept) => {
  const { answer } = openAt('?q=rain');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await answer(session);
  expect(sessionStorage.getItem(KEY)).toBe(kept);
});

test('the search of a visitor comes back once with the sign-in', async () => {
  sessionStorage.setItem(KEY, '?q=rain');
  const { go, answer } = openAt('');
  await answer(aSession());
  expect(go.mock.calls).toEqual([['?q=rain', { replace: true }]]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
