/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/kernel/bus';
import { sessionChangedInOtherTab } from '@segue/kernel/state/ports';
import { aSession, settled } from '@segue/kernel/testing';
import { act, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { createPlayerContext } from '../../player/player.fixture';
import { wireRemovalAtLogout } from './removed-at-logout';

test('logout: what remotes keep for the user is removed, what belongs to the device stays [PERSIST-14]', async () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('user.import', '{}');
    storage.setItem('playlistSort', 'name');
  }
  const context = createPlayerContext({ session: aSession(), api: { logout: () => ({ success: true }) } });
  const stop = wireRemovalAtLogout(context.scope);
  await settled(context.scope);
  expect(sessionStorage.getItem('user.import')).toBe('{}');
  act(() => send('session/logout'));
  await settled(context.scope);
  expect([localStorage, sessionStorage].map(Object.keys)).toEqual([['playlistSort'], ['playlistSort']]);
  stop();
  context.stop();
});

test.each([
  ['without a service worker: the copies of its user are deleted', null, ['segue-user-1']],
  ['with a service worker: the worker decides about the copies [PERSIST-17]', {}, []],
])('session ends in a page %s', async (_title, controller, expected) => {
  const deleted: string[] = [];
  const caches = {
    keys: jest.fn(async () => ['segue-page', 'segue-user-1']),
    delete: async (name: string) => deleted.push(name),
  };
  Object.assign(window, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  const { scope, stop } = createPlayerContext({ session: aSession() });
  const unwire = wireRemovalAtLogout(scope);
  await settled(scope);
  await allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  expect(caches.keys).toHaveBeenCalledTimes(expected.length);
  await waitFor(() => expect(deleted).toEqual(expected));
  unwire();
  stop();
});
