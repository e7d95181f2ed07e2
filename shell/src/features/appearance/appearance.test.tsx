import type { AuthStatus } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $appearance, pageResumed } from '@segue/stores';
import {
  anAuthStatus,
  aSession,
  later,
  createTestContext,
  refuse,
  settled,
  type TestContextOptions,
} from '@segue/testing';
import { allSettled } from 'effector';
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

async function open(options: TestContextOptions = {}) {
  const context = createTestContext({
    ...options,
    api: { saveAppearance: () => ({ success: true }), logout: () => ({ success: true }), ...options.api },
  });
  stops.push(context.stop, wireAppearance(context.scope));
  await settled(context.scope);
  return {
    ...context,
    saves: () => context.api.requestsTo('saveAppearance').map(({ body }) => body),
    state: () => context.scope.getState($appearance),
  };
}
const shown = () => document.documentElement.dataset['appearance'];
const withChoice = (appearance?: 'dark' | 'light') =>
  aSession({ user: { ...(appearance && { appearance }) } });

test('appearance: a check of the session that repeats an unsaved old choice changes nothing', async () => {
  let isRefused = true;
  const { scope, saves } = await open({
    session: withChoice('dark'),
    api: { saveAppearance: () => (isRefused ? refuse('unexpected') : { success: true }) },
  });
  send('appearance/choose', { appearance: 'light' });
  await settled(scope);
  isRefused = false;
  await allSettled(pageResumed, { scope });
  await settled(scope);
  expect(shown()).toBe('light');
  expect(saves()).toEqual([{ appearance: 'light' }, { appearance: 'light' }]);
});

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
