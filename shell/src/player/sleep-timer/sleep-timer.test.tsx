import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { someTracks, type Rendered } from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { $position, $stopAt } from '../model/model';
import { renderWithPlayer } from '../player.fixture';
import { PlayerOptions } from '../options';
import { wireSleepTimer } from './';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];
const MINUTE_MS = 60_000;
const fades: number[] = [];
let shown: Rendered;
let unwire: () => void;

afterEach(() => {
  unwire();
  fades.length = 0;
});

/** The first of two tracks plays. */
async function play(): Promise<void> {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask', 'nextTick'] });
  shown = renderWithPlayer(<PlayerOptions />, { advanceTimers: jest.advanceTimersByTime });
  await act(async () => {
    unwire = wireSleepTimer(shown.scope, { ports: { engine: { fade: (fade) => fades.push(fade) } } });
    send('queue/add', { track: a });
    send('queue/add', { track: b });
    send('playback/toggle');
  });
}
/** The ticks of the last twenty seconds come one after the other. */
function pass(ms: number) {
  const ticking = Math.min(ms, 20_000);
  jest.setSystemTime(Date.now() + ms - ticking);
  return act(() => jest.advanceTimersByTimeAsync(ticking));
}
async function choose(item: RegExp) {
  await shown.user.click(screen.getByRole('button', { name: /^Player options/ }));
  await shown.user.click(screen.getByRole('menuitem', { name: item }));
}
const now = () => ({
  isPlaying: shown.scope.getState($isPlaying),
  stopAt: shown.scope.getState($stopAt),
});
const STOPPED = { isPlaying: false, stopAt: null };

test('sleep timer: pauses on time and keeps track and position', async () => {
  await play();
  await choose(/15 minutes/);
  await act(async () => send('playback/seek', { position: 42_000 }));
  await pass(15 * MINUTE_MS - 1000);
  expect(now().isPlaying).toBe(true);
  await pass(1000);
  expect(now()).toEqual(STOPPED);
  expect(shown.scope.getState($currentTrack)).toEqual(a);
  expect(shown.scope.getState($position)).toBe(42_000);
});

test('sleep timer: fades over the last ten seconds, and the next start is at full volume', async () => {
  await play();
  await choose(/15 minutes/);
  await pass(15 * MINUTE_MS - 10_000);
  expect(new Set(fades)).toEqual(new Set([1]));
  await pass(5000);
  expect(fades.at(-1)).toBeCloseTo(0.5, 1);
  await pass(5000);
  // The volume is not raised while the provider is still pausing.
  expect(fades.at(-1)).toBeLessThan(0.1);
  await act(async () => send('playback/toggle'));
  expect(fades.at(-1)).toBe(1);
});

test('sleep timer: a machine that wakes up too late pauses at once', async () => {
  await play();
  await choose(/30 minutes/);
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(now()).toEqual(STOPPED);
});

test('sleep timer: shown while it runs, and can be turned off', async () => {
  await play();
  await choose(/30 minutes/);
  expect(screen.getByRole('button', { name: 'Player options. Stops in 30 min' })).toBeVisible();
  await choose(/Turn off/);
  expect(now()).toEqual({ isPlaying: true, stopAt: null });
});

test('sleep timer: the end of this track can be chosen, and taken back', async () => {
  await play();
  await choose(/after this track/);
  expect(now().stopAt).toBe('track-end');
  await choose(/Turn off/);
  expect(now().stopAt).toBeNull();
});
