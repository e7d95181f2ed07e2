import type { AuthStatus } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { anAuthStatus, aSession, later, createTestContext, settled } from '@segue/kernel/testing';
import { wireAppearance } from '.';

const stops: (() => void)[] = [];
beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" media="not all">';
  document.documentElement.dataset['appearance'] = 'dark';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.cookie = 'segue-appearance=; Max-Age=0; Path=/';
});

const shown = () => document.documentElement.dataset['appearance'];
const withChoice = (appearance?: 'dark' | 'light') =>
  aSession({ user: { ...(appearance && { appearance }) } });

test('appearance: chosen while the session loads, it is saved and not replaced [APPEAR-05]', async () => {
  const status = later<AuthStatus>();
  const context = createTestContext({
    session: { status: 'loading' },
    api: { checkAuth: () => status.promise, saveAppearance: () => ({ success: true }) },
  });
  stops.push(context.stop, wireAppearance(context.scope));
  send('appearance/choose', { appearance: 'light' });
  status.arrive(anAuthStatus(withChoice('dark')));
  await settled(context.scope);
  expect(shown()).toBe('light');
  expect(context.api.requestsTo('saveAppearance').map(({ body }) => body)).toEqual([{ appearance: 'light' }]);
});
