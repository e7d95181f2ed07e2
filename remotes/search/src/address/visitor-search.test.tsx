import type { AuthStatus } from '@segue/contract';
import { anAuthStatus, aSession, aVisitor, later, settled } from '@segue/kernel/testing';
import { sessionChangedInOtherTab } from '@segue/kernel/state/ports';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { open } from '../search-page.fixture';

const KEY = 'visitorSearch';
afterEach(() => sessionStorage.clear());

/** The screen at an address; the session is not known before the returned function is called. */
function openAt(at: string) {
  const status = later<AuthStatus>();
  const { scope, location } = open({
    at,
    session: { status: 'loading' },
    api: { checkAuth: () => status.promise },
  });
  const answer = async (session: Parameters<typeof anAuthStatus>[0]) => {
    await act(async () => status.arrive(anAuthStatus(session)));
    await act(() => settled(scope));
  };
  return { location, answer };
}

test.each([
  ['stored for a visitor', aVisitor, '?q=rain'],
  ['not stored for a signed-in user', aSession(), null],
])('a search from before the session is loaded is %s', async (_, session, kept) => {
  const { answer } = openAt('/home?q=rain');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Spotify (3)' })).toBeVisible());
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await answer(session);
  expect(sessionStorage.getItem(KEY)).toBe(kept);
});

test('visitor search: the search of a user who logs out is not kept for the next one', async () => {
  const { scope } = open({ at: '/home?q=rain', session: aSession() });
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Spotify (3)' })).toBeVisible());
  await act(() => allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' }));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('visitor search: restored once after the sign-in', async () => {
  sessionStorage.setItem(KEY, '?q=rain');
  const { location, answer } = openAt('/home');
  await answer(aSession());
  expect(location()).toBe('/home?q=rain');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
