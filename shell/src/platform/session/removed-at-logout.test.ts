import { sessionChangedInOtherTab } from '@segue/stores/ports';
import { aSession, createTestContext, settled } from '@segue/testing';
import { waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { wireRemovalAtLogout } from './removed-at-logout';

test.each([
  ['without a service worker: the copies of its user are deleted', null, ['segue-user-1']],
  ['with a service worker: the worker decides about the copies [PERSIST-14]', {}, []],
])('session ends in a page %s', async (_title, controller, expected) => {
  const deleted: string[] = [];
  const caches = {
    keys: jest.fn(async () => ['segue-page', 'segue-user-1']),
    delete: async (name: string) => deleted.push(name),
  };
  Object.assign(window, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  const { scope, stop } = createTestContext({ session: aSession() });
  const unwire = wireRemovalAtLogout(scope);
  await settled(scope);
  await allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  expect(caches.keys).toHaveBeenCalledTimes(expected.length);
  await waitFor(() => expect(deleted).toEqual(expected));
  unwire();
  stop();
});
