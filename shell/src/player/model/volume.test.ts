import type { AuthStatus } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import {
  anAuthStatus,
  aSession,
  aVisitor,
  later,
  refuse,
  settled,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { $session } from '@segue/kernel/state';
import { $diagnostics, $notices, type Session } from '@segue/kernel/state/ports';
import { allSettled } from 'effector';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { setVolumeFx } from './playback-ports';
import { $volume } from './volume';

let context: PlayerContext;
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
  context = createPlayerContext(options);
  await afterDebounce();
}
/** Lets the pause before saving elapse. */
async function afterDebounce(): Promise<void> {
  await jest.advanceTimersByTimeAsync(300);
  await settled(context.scope);
}
const saved = () => ({ success: true });
const volume = () => context.scope.getState($volume);
const saves = () => context.api.requestsTo('saveVolume').map(({ body }) => body);

const set = (value: number, commit = true) => send('volume/set', { volume: value, commit });
const mute = () => send('volume/toggle-mute');

it('is 50 % by default, and clamped to 0..1 [VOL-06] [VOL-07] [DATA-12]', async () => {
  await begin();
  const seen = [volume()];
  for (const value of [1.4, -0.2]) {
    set(value);
    seen.push(volume());
  }
  expect(seen).toEqual([0.5, 1, 0]);
});
it.each<[string, number, () => void, number]>([
  ['50 % when there was no earlier one [VOL-05]', 0, () => undefined, 0.5],
  ['the volume before muting', 0.8, mute, 0.8],
  ['the volume before a drag to 0', 0.7, () => [0.4, 0.1, 0].map((step) => set(step, step === 0)), 0.7],
])('unmuting sets %s', async (_, before, silence, after) => {
  await begin({ session: aSession({ user: { volume: before } }), api: { saveVolume: saved } });
  silence();
  expect(volume()).toBe(0);
  mute();
  expect(volume()).toBe(after);
});
it('sends every change to the player, and only the last one to the account', async () => {
  await begin({ session: aSession({ user: { volume: 0.3 } }), api: { saveVolume: saved } });
  set(0.6, false);
  expect(context.player.volume()).toBe(0.6);
  set(0.7);
  set(0.8);
  await afterDebounce();
  expect(saves()).toEqual([{ newVolume: 0.8 }]);
});
it.each([
  ['of the account is not saved again', aSession({ user: { volume: 0.3 } })],
  ['of a visitor is not saved', aVisitor],
])('the volume %s', async (_, session) => {
  await begin({ session });
  set(0.3);
  await afterDebounce();
  expect(saves()).toEqual([]);
});
describe('a volume set while the session is loading', () => {
  const member = aSession({ user: { volume: 0.3 } });
  /** A page during its unanswered request. */
  function open() {
    const status = later<AuthStatus>();
    context = createPlayerContext({
      session: { status: 'loading' },
      api: { checkAuth: () => status.promise, saveVolume: saved },
    });
    return async (session: Session) => {
      status.arrive(anAuthStatus(session));
      await afterDebounce();
    };
  }

  it.each<[string, number, () => void]>([
    ['set', 0.8, () => set(0.8)],
    ['muted', 0, mute],
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
    set(0.8);
    await arrive(member);
    expect(volume()).toBe(0.8);
    expect(saves()).toEqual([{ newVolume: 0.8 }]);
  });
  it('is not saved for a visitor', async () => {
    const arrive = open();
    set(0.8);
    await arrive(aVisitor);
    expect(volume()).toBe(0.8);
    expect(saves()).toEqual([]);
  });
  it('is replaced by the account’s volume when a visitor signs in later', async () => {
    const arrive = open();
    set(0.8);
    await arrive(aVisitor);
    void allSettled($session, { scope: context.scope, params: member });
    await afterDebounce();
    expect(volume()).toBe(0.3);
    expect(saves()).toEqual([]);
  });
  it('does not affect the next user’s volume', async () => {
    const arrive = open();
    set(0.8);
    await arrive(member);
    for (const params of [aVisitor, aSession({ user: { volume: 0.1 } })])
      void allSettled($session, { scope: context.scope, params });
    await afterDebounce();
    expect(volume()).toBe(0.1);
    expect(saves()).toEqual([{ newVolume: 0.8 }]);
  });
});
it('a failed save is only logged [ERR-35]', async () => {
  await begin({ session: aSession(), api: { saveVolume: () => refuse('badRequest') } });
  set(0.9);
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
