/** @jest-environment jest-fixed-jsdom */
import type { AuthStatus } from '@segue/contract';
import { send } from '@segue/event-bus';
import {
  anAuthStatus,
  aSession,
  aVisitor,
  createTestContext,
  later,
  refuse,
  settled,
  type TestContext,
  type TestContextOptions,
} from '@segue/testing';
import { allSettled } from 'effector';
import { $session } from '../index';
import { $diagnostics, $notices, type Session } from '../ports';
import { setVolumeFx } from './playback-ports';
import { $volume } from './volume';

let context: TestContext;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  context.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function begin(options: TestContextOptions = {}): Promise<void> {
  context = createTestContext(options);
  await afterDebounce();
}
/** Lets the pause before saving pass, and what follows it. */
async function afterDebounce(): Promise<void> {
  await jest.advanceTimersByTimeAsync(300);
  await settled(context.scope);
}
const volume = () => context.scope.getState($volume);
const saves = () => context.api.requestsTo('saveVolume').map(({ body }) => body);

it('is 50 % by default [VOL-07]', async () => {
  await begin();
  expect(volume()).toBe(0.5);
});
it('is clamped to 0..1 [VOL-06] [DATA-12]', async () => {
  await begin();
  send('volume/set', { volume: 1.4, commit: true });
  expect(volume()).toBe(1);
  send('volume/set', { volume: -0.2, commit: true });
  expect(volume()).toBe(0);
});
it('unmuting sets 50 % when there was no earlier volume [VOL-05]', async () => {
  await begin({ session: aSession({ user: { volume: 0 } }) });
  expect(volume()).toBe(0);
  send('volume/toggle-mute');
  expect(volume()).toBe(0.5);
});
it('unmuting restores the volume before muting', async () => {
  await begin();
  send('volume/set', { volume: 0.8, commit: true });
  send('volume/toggle-mute');
  expect(volume()).toBe(0);
  send('volume/toggle-mute');
  expect(volume()).toBe(0.8);
});
it('unmuting restores the volume before a drag to 0', async () => {
  await begin();
  send('volume/set', { volume: 0.7, commit: true });
  for (const step of [0.4, 0.1, 0]) send('volume/set', { volume: step, commit: step === 0 });
  send('volume/toggle-mute');
  expect(volume()).toBe(0.7);
});
it('sends every change to the player', async () => {
  await begin();
  send('volume/set', { volume: 0.2, commit: false });
  expect(context.player.volume()).toBe(0.2);
});
it('is saved to the account once, after the last change', async () => {
  await begin({
    session: aSession({ user: { volume: 0.3 } }),
    api: { saveVolume: () => ({ success: true }) },
  });
  send('volume/set', { volume: 0.6, commit: false });
  send('volume/set', { volume: 0.7, commit: true });
  send('volume/set', { volume: 0.8, commit: true });
  await afterDebounce();
  expect(saves()).toEqual([{ newVolume: 0.8 }]);
});
it('is not saved when the account has the same volume', async () => {
  await begin({ session: aSession({ user: { volume: 0.3 } }) });
  send('volume/set', { volume: 0.3, commit: true });
  await afterDebounce();
  expect(saves()).toEqual([]);
});
describe('a volume set while the session is loading', () => {
  const member = aSession({ user: { volume: 0.3 } });
  /** A page that waits for the answer. */
  function open() {
    const status = later<AuthStatus>();
    context = createTestContext({
      session: { status: 'loading' },
      api: { checkAuth: () => status.promise, saveVolume: () => ({ success: true }) },
    });
    return async (session: Session) => {
      status.arrive(anAuthStatus(session));
      await afterDebounce();
    };
  }

  it.each<[string, number, () => void]>([
    ['set', 0.8, () => send('volume/set', { volume: 0.8, commit: true })],
    ['muted', 0, () => send('volume/toggle-mute')],
  ])('is kept and saved once after the user turns out to be signed in: %s', async (_, chosen, choose) => {
    const arrive = open();
    choose();
    await jest.advanceTimersByTimeAsync(300);
    await arrive(member);
    expect(volume()).toBe(chosen);
    expect(saves()).toEqual([{ newVolume: chosen }]);
  });
  it('is saved once when the session arrives within the debounce', async () => {
    const arrive = open();
    send('volume/set', { volume: 0.8, commit: true });
    await arrive(member);
    expect(volume()).toBe(0.8);
    expect(saves()).toEqual([{ newVolume: 0.8 }]);
  });
  it('is not saved for a visitor', async () => {
    const arrive = open();
    send('volume/set', { volume: 0.8, commit: true });
    await arrive(aVisitor);
    expect(volume()).toBe(0.8);
    expect(saves()).toEqual([]);
  });
  it('is replaced by the account’s volume when a visitor signs in later', async () => {
    const arrive = open();
    send('volume/set', { volume: 0.8, commit: true });
    await arrive(aVisitor);
    void allSettled($session, { scope: context.scope, params: member });
    await afterDebounce();
    expect(volume()).toBe(0.3);
    expect(saves()).toEqual([]);
  });
  it('does not affect the next user’s volume', async () => {
    const arrive = open();
    send('volume/set', { volume: 0.8, commit: true });
    await arrive(member);
    for (const params of [aVisitor, aSession({ user: { volume: 0.1 } })])
      void allSettled($session, { scope: context.scope, params });
    await afterDebounce();
    expect(volume()).toBe(0.1);
    expect(saves()).toEqual([{ newVolume: 0.8 }]);
  });
});
it('is not saved for a visitor', async () => {
  await begin();
  send('volume/set', { volume: 0.9, commit: true });
  await afterDebounce();
  expect(saves()).toEqual([]);
});
it('a failed save is only logged [ERR-35]', async () => {
  await begin({ session: aSession(), api: { saveVolume: () => refuse('badRequest') } });
  send('volume/set', { volume: 0.9, commit: true });
  await afterDebounce();
  expect(volume()).toBe(0.9);
  expect(context.scope.getState($notices)).toEqual([]);
  expect(context.scope.getState($diagnostics)).toMatchObject([{ area: 'api' }]);
});
it('a player that rejects the volume is only logged [ERR-34]', async () => {
  const refusing = () => Promise.reject(new Error('no'));
  await begin({ handlers: [[setVolumeFx, refusing]] });
  expect(context.scope.getState($notices)).toEqual([]);
  expect(context.scope.getState($diagnostics)).toMatchObject([
    { area: 'player', message: 'Could not set the volume: no' },
  ]);
});
