import { aSession, createTestContext, settled } from '@segue/testing';
import { send } from '@segue/event-bus';
import { act } from '@testing-library/react';
import { wireRemovalAtLogout } from './removed-at-logout';

test('logout: what remotes keep for the user is removed, what belongs to the device stays [PERSIST-14]', async () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('user.import', '{}');
    storage.setItem('playlistSort', 'name');
  }
  const context = createTestContext({ session: aSession(), api: { logout: () => ({ success: true }) } });
  const stop = wireRemovalAtLogout(context.scope);
  await settled(context.scope);
  expect(sessionStorage.getItem('user.import')).toBe('{}');
  act(() => send('session/logout'));
  await settled(context.scope);
  expect([localStorage, sessionStorage].map(Object.keys)).toEqual([['playlistSort'], ['playlistSort']]);
  stop();
  context.stop();
});
