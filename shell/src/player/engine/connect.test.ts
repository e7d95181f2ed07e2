import { send } from '@segue/event-bus';
import { $currentTrack, $diagnostics, $isPlaying, $notices, $position } from '@segue/stores';
import { allowSpotifyFx, setVolumeFx, startStores } from '@segue/stores/ports';
import { aSoundcloudTrack } from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import type { RuntimeConfig } from '@segue/contract';
import { createEngineLink } from './connect';
import type { Engine } from './engine';
import type { EngineWorld } from './start-engine';
import { defer } from './waiting';

const track = aSoundcloudTrack({ id: '1' });
const config: RuntimeConfig = {
  apiBase: '',
  providers: {
    spotify: { sdkUrl: 'https://sdk.example/sdk.js', apiUrl: 'https://api.example' },
    soundcloud: { widgetScriptUrl: '', widgetPlayerUrl: '', apiUrl: '' },
  },
  demoCatalogue: false,
  supportEmail: 'support@example.com',
};

let scope: Scope;
let undo: (() => void)[];
let world: EngineWorld | null;
const engine = {
  prepare: jest.fn(),
  preflight: jest.fn(async () => null),
  expect: jest.fn(),
  load: jest.fn(async () => undefined),
  pause: jest.fn(async () => undefined),
  resume: jest.fn(async () => undefined),
  seek: jest.fn(async () => undefined),
  setVolume: jest.fn(async () => undefined),
  allowSpotify: jest.fn(async () => undefined),
  dispose: jest.fn(),
} satisfies Engine;
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.clearAllMocks();
  undo = [];
  world = null;
  globalThis.fetch = async () => Response.json({ isAuthenticated: false });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  undo.forEach((one) => one());
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** A page whose engine is still on its way until `arrive`. */
function begin() {
  const chunk = defer<{ startEngine: (given: EngineWorld) => Engine }>();
  const fetchEngine = jest.fn(() => chunk.promise);
  const link = createEngineLink(fetchEngine);
  scope = fork({ handlers: link.handlers });
  undo.push(startStores(scope), link.wire(scope, { config }));
  return {
    fetchEngine,
    async arrive() {
      chunk.resolve({
        startEngine(given) {
          world = given;
          return engine;
        },
      });
      await allSettled(scope);
    },
    fail: () => chunk.reject(new Error('offline')),
  };
}

it('keeps the first click until the engine is there', async () => {
  const page = begin();
  send('playback/play', { track });
  expect(scope.getState($isPlaying)).toBe(true);
  expect(engine.load).not.toHaveBeenCalled();
  await page.arrive();
  expect(engine.load).toHaveBeenCalledWith({ track, position: 0, generation: 1 });
});
it('does not fetch the engine for settings, and hands them over when it arrives', async () => {
  const page = begin();
  await allSettled(setVolumeFx, { scope, params: { volume: 0.3 } });
  await allSettled(allowSpotifyFx, { scope, params: { isAllowed: true } });
  expect(page.fetchEngine).not.toHaveBeenCalled();
  send('playback/play', { track });
  await page.arrive();
  expect(engine.setVolume).toHaveBeenLastCalledWith(0.3);
  expect(engine.allowSpotify).toHaveBeenCalledWith(true);
});
it('primes the players with a gesture made before they were there, and with later ones', async () => {
  const page = begin();
  window.dispatchEvent(new Event('pointerdown'));
  await page.arrive();
  expect(engine.prepare).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  expect(engine.prepare).toHaveBeenCalledTimes(2);
});
it('stops and logs when the engine does not arrive', async () => {
  const page = begin();
  send('playback/play', { track });
  page.fail();
  await allSettled(scope);
  expect(scope.getState($isPlaying)).toBe(false);
  expect(scope.getState($diagnostics).map(({ message }) => message)).toContain(
    'Could not load the track: offline',
  );
});
it('brings the engine’s news to the stores', async () => {
  const page = begin();
  send('playback/play', { track });
  await page.arrive();
  world?.tell({ kind: 'progress', generation: 1, isPlaying: true, position: 4200 });
  expect(scope.getState($position)).toBe(4200);
  world?.tell({ kind: 'ended', generation: 1 });
  expect(scope.getState($isPlaying)).toBe(false);
  expect(scope.getState($currentTrack)).toEqual(track);
});
it.each([
  [true, "SoundCloud isn't answering."],
  [false, "You're offline."],
])('tells a failed start with the network there: %s', async (isOnline, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const page = begin();
  send('playback/play', { track });
  await page.arrive();
  world?.tell({ kind: 'delayed', generation: 1 });
  expect(scope.getState($notices).at(-1)?.text).toBe("SoundCloud hasn't answered yet.");
  world?.tell({ kind: 'unavailable', generation: 1, reason: 'provider-down' });
  expect(scope.getState($notices).at(-1)?.text).toBe(text);
});
