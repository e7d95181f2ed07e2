/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying, $runtimeConfig } from '@segue/kernel/state';
import { $diagnostics, startStores } from '@segue/kernel/state/ports';
import { aSoundcloudTrack } from '@segue/kernel/testing';
import type { RuntimeConfig } from '@segue/contract';
import { allSettled, fork, type Scope } from 'effector';
import { allowProviderFx, setVolumeFx } from '../model/playback-ports';
import { startPlayback } from '../model/start';
import { $position } from '../model/model';
import { linkEngine } from './connect';
import type { Engine } from './engine';
import { createEngineContext } from './engine-context';
import { defer } from './promises';

const track = aSoundcloudTrack({ id: '1' });
const config = $runtimeConfig.defaultState;

let scope: Scope;
let undo: (() => void)[];
let context: ReturnType<typeof createEngineContext> | null;
const engine = {
  warmUp: jest.fn(),
  prepare: jest.fn(),
  preflight: jest.fn(async () => null),
  preload: jest.fn(),
  load: jest.fn(async () => undefined),
  pause: jest.fn(async () => undefined),
  resume: jest.fn(async () => undefined),
  seek: jest.fn(async () => undefined),
  setVolume: jest.fn(async () => undefined),
  setFade: jest.fn(async () => undefined),
  allow: jest.fn(async () => undefined),
  dispose: jest.fn(),
} satisfies Engine;

beforeEach(() => {
  jest.clearAllMocks();
  undo = [];
  context = null;
  globalThis.fetch = async () => Response.json({ isAuthenticated: false });
});
afterEach(() => {
  undo.forEach((one) => one());
  sessionStorage.clear();
});

/** A page whose engine is downloading until `arrive`. */
function begin() {
  const chunk = defer<{ startEngine: (scope: Scope, config: RuntimeConfig) => Promise<Engine> }>();
  const downloadEngine = jest.fn(() => chunk.promise);
  scope = fork();
  const link = linkEngine(scope, config, downloadEngine);
  undo.push(startStores(scope), startPlayback(scope), link.stop);
  return {
    link,
    downloadEngine,
    async arrive() {
      chunk.resolve({
        async startEngine(page) {
          context = createEngineContext(page);
          return engine;
        },
      });
      await allSettled(scope);
    },
    fail: () => chunk.reject(new Error('offline')),
  };
}

/** The engine is downloaded and plays the track. */
async function playing() {
  const page = begin();
  send('playback/play', { track });
  await page.arrive();
}

it('a play command waits until the engine is downloaded', async () => {
  const page = begin();
  send('playback/play', { track });
  expect(scope.getState($isPlaying)).toBe(true);
  expect(engine.load).not.toHaveBeenCalled();
  await page.arrive();
  expect(engine.load).toHaveBeenCalledWith({ track, position: 0, generation: 1 });
});
it('volume and provider access wait for the engine without downloading it', async () => {
  const page = begin();
  await allSettled(setVolumeFx, { scope, params: { volume: 0.3 } });
  await allSettled(allowProviderFx, { scope, params: { provider: 'spotify', isAllowed: true } });
  expect(page.downloadEngine).not.toHaveBeenCalled();
  send('playback/play', { track });
  await page.arrive();
  expect(engine.setVolume).toHaveBeenLastCalledWith(0.3);
  expect(engine.allow).toHaveBeenCalledWith('spotify', true);
});
it.each([
  ['pointerdown', 0],
  ['pointerup', 1],
  ['touchend', 1],
  ['click', 1],
  ['keydown', 1],
])('prepares the players in %s: %d times', async (gesture, times) => {
  await playing();
  window.dispatchEvent(new Event(gesture));
  expect(engine.prepare).toHaveBeenCalledTimes(times);
});
it('resumes synchronously: browsers allow sound only within the click', async () => {
  await playing();
  send('playback/toggle');
  send('playback/toggle');
  expect(engine.resume).toHaveBeenCalledTimes(1);
});
it('loads the next track in the same task as the end: nothing renders in between', async () => {
  const page = begin();
  const next = aSoundcloudTrack({ id: '2' });
  send('playback/play', { track });
  send('queue/add', { track: next });
  await page.arrive();
  const order: string[] = [];
  engine.load.mockImplementationOnce(async () => void order.push('load'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => void order.push('save'));
  context?.emit({ kind: 'ended', generation: 1 });
  expect(order).toEqual(['load', 'save']);
  expect(engine.load).toHaveBeenLastCalledWith({ track: next, position: 0, generation: 2 });
});
it('pauses the former track before it loads the next one, in the same task', async () => {
  const page = begin();
  const order: string[] = [];
  send('playback/play', { track });
  send('queue/add', { track: aSoundcloudTrack({ id: '2' }) });
  await page.arrive();
  engine.pause.mockImplementationOnce(async () => void order.push('pause'));
  engine.load.mockImplementationOnce(async () => void order.push('load'));
  send('playback/next');
  expect(order).toEqual(['pause', 'load']);
});
it('a warm-up downloads the engine and loads the provider’s player, once', async () => {
  const page = begin();
  expect(page.downloadEngine).not.toHaveBeenCalled();
  page.link.warmUp('soundcloud');
  await page.arrive();
  page.link.warmUp('soundcloud');
  page.link.warmUp('spotify');
  expect(page.downloadEngine).toHaveBeenCalledTimes(1);
  expect(engine.warmUp.mock.calls).toEqual([['soundcloud'], ['spotify']]);
});
it('the first gesture downloads the engine and loads no provider’s player', async () => {
  const page = begin();
  window.dispatchEvent(new Event('keydown'));
  await page.arrive();
  expect(page.downloadEngine).toHaveBeenCalledTimes(1);
  expect(engine.warmUp).not.toHaveBeenCalled();
});
it('a failed download stops playback and is logged', async () => {
  const page = begin();
  send('playback/play', { track });
  page.fail();
  await allSettled(scope);
  expect(scope.getState($isPlaying)).toBe(false);
  expect(scope.getState($diagnostics).map(({ message }) => message)).toContain(
    'Could not load the track: offline',
  );
});
it('passes the engine’s events to the stores', async () => {
  await playing();
  context?.emit({ kind: 'progress', generation: 1, isPlaying: true, position: 4200, duration: null });
  expect(scope.getState($position)).toBe(4200);
  context?.emit({ kind: 'ended', generation: 1 });
  expect(scope.getState($isPlaying)).toBe(false);
  expect(scope.getState($currentTrack)).toEqual(track);
});
