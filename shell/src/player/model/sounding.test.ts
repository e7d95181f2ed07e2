import type { Track, AuthStatus } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { aSession, someTracks, anAuthStatus, settled } from '@segue/kernel/testing';
import { $isSounding } from '@segue/kernel/state';
import { allSettled } from 'effector';
import { playbackContext } from './playback-context.fixture';
import { playbackLost, playbackReported, soundDelayed, allowProviderFx } from './playback-ports';

const [s1, s2] = someTracks('spotify', 2) as [Track, Track];
const [c1, c2] = someTracks('soundcloud', 2) as [Track, Track];
const premium = aSession({ hasSpotifyPremium: true });
const { context, begin, now, notices, generation, end, failWith, report } = playbackContext();

const reportBuffering = (position: number) =>
  allSettled(playbackReported, {
    scope: context().scope,
    params: { generation: generation(), isPlaying: true, isBuffering: true, position, duration: null },
  });
const delay = (cause: 'start' | 'stall' | 'offline') =>
  allSettled(soundDelayed, { scope: context().scope, params: { generation: generation(), cause } });

test('"Try again" reloads the failed track at its position and dismisses the notice', async () => {
  await begin({ session: premium }, [s1]);
  send('playback/toggle');
  await failWith('failed');
  send('playback/seek', { position: 30_000 });
  send('playback/retry');
  expect(context().player.loads).toMatchObject([
    { track: s1, position: 0, generation: 1 },
    { track: s1, position: 30_000, generation: 2 },
  ]);
  expect(notices()).toEqual([]);
});
test('"Try again" disappears when another track is chosen', async () => {
  await begin({ session: premium }, [s1, s2]);
  send('playback/toggle');
  await failWith('provider-down');
  expect(notices()).toEqual(['Spotify can’t be reached.']);
  send('playback/next');
  expect(notices()).toEqual([]);
});
test('"Try again" is offered during a delayed start and disappears once sound begins', async () => {
  await begin({ session: premium }, [s1, c1]);
  send('playback/toggle');
  await delay('start');
  expect(notices()).toEqual(['Spotify is slow to answer.']);
  expect(now().isPlaying).toBe(true);
  await report(true, 500);
  expect(notices()).toEqual([]);
  await delay('start');
  expect(notices()).toEqual([]);
});
test.each([
  ['stall', 'SoundCloud is slow to answer.'],
  ['offline', 'You’re offline.'],
] as const)(
  '"Try again" is offered when the sound stops (%s) and disappears once it is back',
  async (cause, text) => {
    await begin({}, [c1]);
    send('playback/toggle');
    await report(true, 500);
    await reportBuffering(500);
    await delay(cause);
    expect(notices()).toEqual([text]);
    await report(true, 900);
    expect(notices()).toEqual([]);
  },
);
test('"Try again" during a slow start is withdrawn by a pause [PLAY-22]', async () => {
  await begin({}, [c1]);
  send('playback/toggle');
  await delay('start');
  expect(notices()).toEqual(['SoundCloud is slow to answer.']);
  send('playback/toggle');
  expect(notices()).toEqual([]);
});
test('"Try again" does nothing while the track is audible', async () => {
  await begin({}, [c1]);
  send('playback/toggle');
  await report(true, 500);
  send('playback/retry');
  expect(context().player.loads).toHaveLength(1);
});

describe('$isSounding', () => {
  const isSounding = () => context().scope.getState($isSounding);

  it('becomes true with the first progress, not with the click, and false while buffering', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    const seen = [isSounding()];
    for (const happen of [() => report(true, 0), () => report(true, 250), () => reportBuffering(250)]) {
      await happen();
      seen.push(isSounding());
    }
    expect(seen).toEqual([false, false, true, false]);
    expect(now().isPlaying).toBe(true);
    await report(true, 500);
    expect(isSounding()).toBe(true);
  });
  it.each<[string, () => unknown]>([
    ['a pause', () => send('playback/toggle')],
    ['the next track', () => send('playback/next')],
    ['a failure', () => failWith('failed')],
    ['a browser that blocks sound', () => failWith('needs-gesture')],
    ['the end of the track', () => end()],
    [
      'a loss of the device',
      () => allSettled(playbackLost, { scope: context().scope, params: { generation: generation() } }),
    ],
  ])('becomes false after %s', async (_, happen) => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    await report(true, 250);
    await happen();
    expect(isSounding()).toBe(false);
  });
});

test.each<[string, 'spotify' | 'soundcloud', () => AuthStatus | Promise<never>, boolean[]]>([
  ['a disconnected Spotify account gets no', 'spotify', () => anAuthStatus(aSession()), [false]],
  ['a Spotify account that is still connected gets a', 'spotify', () => anAuthStatus(premium), [true]],
  [
    'a Spotify account that may be connected gets a',
    'spotify',
    () => Promise.reject(new TypeError()),
    [true],
  ],
  ['a change of the SoundCloud connection makes no', 'soundcloud', () => anAuthStatus(premium), []],
])('%s new Spotify player', async (_, provider, checkAuth, expected) => {
  const allowProvider = jest.fn();
  await begin({ session: premium, handlers: [[allowProviderFx, allowProvider]] });
  allowProvider.mockClear();
  const { scope, api } = context();
  api.handle({ checkAuth });
  send('player/retry', { provider });
  await settled(scope);
  expect([...new Set(allowProvider.mock.calls.map(([{ isAllowed }]) => isAllowed as boolean))]).toEqual(
    expected,
  );
});
