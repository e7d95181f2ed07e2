import { APP_NAME } from '@segue/contract';
import { aSpotifyTrack } from '@segue/testing';
import type { PlayerNews } from '../provider-player';
import { PLAYER_PROMISES, type PlayerRig } from '../provider-player.conformance';
import { retried } from '../retried';
import { anSdkState, createFakeSdk, type FakeSdk } from './fake-sdk';
import { createSpotifyPlayer, type SpotifyPlayer } from './spotify-player';

const [first, second] = ['first', 'second'].map((id) =>
  aSpotifyTrack({ id, title: `The ${id}`, duration: 200_000 }),
) as [ReturnType<typeof aSpotifyTrack>, ReturnType<typeof aSpotifyTrack>];
const sdkTrack = (id: string) => ({ uri: `spotify:track:${id}`, name: `The ${id}`, duration_ms: 200_000 });

let fake: FakeSdk;
let player: SpotifyPlayer;
let news: PlayerNews[];
const log = jest.fn();
const premiumDenied = jest.fn();
const deviceChanged = jest.fn();
const fetchToken = jest.fn(async () => 'secret');
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  player.dispose();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

async function begin(options: Parameters<typeof createFakeSdk>[0] & { isAllowed?: boolean } = {}) {
  fake = createFakeSdk(options);
  news = [];
  player = createSpotifyPlayer({
    apiUrl: 'https://api.example',
    sdkOrigin: 'https://sdk.example',
    sdk: retried(() => Promise.resolve(fake.sdk), log),
    token: { get: fetchToken, drop: jest.fn() },
    premiumDenied,
    deviceChanged,
    tell: (one) => news.push(one),
    log,
  });
  await player.allow(options.isAllowed ?? true);
}
const load = (track = first, generation = 1) => player.load({ track, position: 0, generation });
const plays = () => jest.mocked(globalThis.fetch).mock.calls.length;

describe('the port', () => {
  let current = 'first';
  async function rig(): Promise<PlayerRig> {
    await begin();
    const loadTrack = player.load;
    player.load = async (request) => {
      current = request.track.id;
      await loadTrack(request);
    };
    return {
      player,
      news,
      first,
      second,
      sound: async (position) => fake.show(anSdkState({ track: sdkTrack(current), position })),
      pauseFromOutside: async (position) =>
        fake.show(anSdkState({ track: sdkTrack(current), position, paused: true })),
      async endTwice() {
        await jest.advanceTimersByTimeAsync(1000);
        const end = anSdkState({ track: sdkTrack(current), paused: true, previous: [sdkTrack(current)] });
        fake.show(end);
        fake.show(end);
      },
      speakOfFormer: async () =>
        fake.show(anSdkState({ track: sdkTrack('first'), paused: true, previous: [sdkTrack('first')] })),
      async refuseSound() {
        fake.hide(anSdkState({ track: sdkTrack(current), paused: true }));
        fake.emit('autoplay_failed');
      },
      asked: (what) => fake.calls.filter((call) => call === what).length,
    };
  }
  it.each(PLAYER_PROMISES)('$promise', async ({ keep }) => {
    await expect(keep(await rig())).resolves.toBeUndefined();
  });
});

describe('the device', () => {
  it('[API-52] bears the product’s name', async () => {
    await begin();
    expect(fake.options()?.name).toBe(APP_NAME);
  });
  it('is not made, and no token asked for, without leave', async () => {
    await begin({ isAllowed: false });
    await load();
    expect(fake.options()).toBeNull();
    expect(fetchToken).not.toHaveBeenCalled();
    expect(news).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-premium' }]);
  });
  it('gets its token through the cache each time it asks', async () => {
    await begin();
    const give = jest.fn();
    fake.options()?.getOAuthToken(give);
    await jest.advanceTimersByTimeAsync(0);
    expect(give).toHaveBeenCalledWith('secret');
  });
  it('is played on by its newest id', async () => {
    await begin();
    fake.emit('ready', { device_id: 'another' });
    await load();
    expect(String(jest.mocked(globalThis.fetch).mock.calls[0]![0])).toContain('device_id=another');
  });
  it('that never becomes ready makes the provider unavailable', async () => {
    await begin({ isReady: false });
    const loading = load();
    await jest.advanceTimersByTimeAsync(10_000);
    await loading;
    expect(news).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
  });
  it('is activated in a gesture', async () => {
    await begin();
    player.prepare();
    expect(fake.calls).toContain('activateElement');
  });
});

describe('the volume', () => {
  it('[VOL-08] is given as it is, from 0 to 1', async () => {
    await begin();
    await player.setVolume(0.37);
    expect(fake.calls).toContain('setVolume 0.37');
  });
  it('is given again when the device becomes ready', async () => {
    await begin();
    await player.setVolume(0.2);
    fake.emit('ready', { device_id: 'again' });
    expect(fake.calls.filter((call) => call === 'setVolume 0.2')).toHaveLength(2);
  });
});

describe('errors of the SDK', () => {
  it('[ERR-39] logs an initialization error and names the provider unavailable', async () => {
    await begin({ isReady: false });
    fake.emit('initialization_error', { message: 'Failed to initialize player' });
    await load();
    expect(log).toHaveBeenCalledWith('Initialization error', 'Failed to initialize player');
    expect(news).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
  });
  it('[ERR-40] logs an authentication error and connects anew for the next track', async () => {
    await begin();
    fake.emit('authentication_error', { message: 'Authentication failed' });
    await load();
    expect(log).toHaveBeenCalledWith('Authentication error', 'Authentication failed');
    expect(fake.calls.filter((call) => call === 'connect')).toHaveLength(2);
    expect(plays()).toBe(1);
  });
  it('[ERR-41] logs an account error and takes the Premium flag away', async () => {
    await begin();
    fake.emit('account_error', { message: 'restricted to premium users only' });
    expect(log).toHaveBeenCalledWith('Account error', 'restricted to premium users only');
    expect(premiumDenied).toHaveBeenCalledTimes(1);
    expect(news).toEqual([]);
  });
  it('[ERR-42] only logs a playback error', async () => {
    await begin();
    await load();
    fake.emit('playback_error', { message: 'Playback error' });
    expect(log).toHaveBeenCalledWith('Playback error', 'Playback error');
    expect(news).toEqual([]);
  });
});

describe('a playing track', () => {
  async function playing(position = 0) {
    await begin();
    await load();
    fake.show(anSdkState({ track: sdkTrack('first'), position }));
  }
  const position = () => {
    const last = news.findLast(({ kind }) => kind === 'progress');
    return last?.kind === 'progress' ? last.position : null;
  };

  it('[PLAY-02] pauses and resumes in Spotify’s player', async () => {
    await playing();
    await player.pause();
    await player.play();
    expect(fake.calls.filter((call) => call === 'pause' || call === 'resume')).toEqual(['pause', 'resume']);
  });
  it('moves on by the clock between two states', async () => {
    await playing(5000);
    await jest.advanceTimersByTimeAsync(2000);
    expect(position()).toBe(7000);
  });
  it('never runs beyond its end', async () => {
    await playing(199_900);
    await jest.advanceTimersByTimeAsync(1500);
    expect(position()).toBe(200_000);
  });
  it('ends when it ran past its end and no word came', async () => {
    await playing(199_000);
    await jest.advanceTimersByTimeAsync(5000);
    expect(news.at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is lost when another device took over', async () => {
    await playing();
    fake.show(null);
    expect(news.at(-1)).toEqual({ kind: 'lost', generation: 1 });
  });
  it('is stopped when Spotify goes on to music of its own', async () => {
    await playing();
    fake.show(anSdkState({ track: sdkTrack('stray'), previous: [sdkTrack('first')] }));
    expect(fake.calls.at(-1)).toBe('pause');
    expect(news.at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is at once where it was sought, and says when the sound is there', async () => {
    await playing();
    let hasArrived = false;
    void player.seek(90_000).then(() => (hasArrived = true));
    await jest.advanceTimersByTimeAsync(0);
    expect([fake.calls.at(-1), hasArrived]).toEqual(['seek 90000', false]);
    fake.show(anSdkState({ track: sdkTrack('first'), position: 90_000 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(hasArrived).toBe(true);
  });
});

it('tells that Premium is missing before it takes the flag away', async () => {
  const told: string[] = [];
  await begin();
  premiumDenied.mockImplementationOnce(() => told.push(...news.map(({ kind }) => kind), 'denied'));
  globalThis.fetch = async () => new Response('{"error":{"reason":"PREMIUM_REQUIRED"}}', { status: 403 });
  await load();
  expect(told).toEqual(['unavailable', 'denied']);
});
it('loses its track when the connection to Spotify changes', async () => {
  await begin();
  await load();
  await player.allow(true);
  expect(news.at(-1)).toEqual({ kind: 'lost', generation: 1 });
});
it('starts nothing when it was paused while the device became ready', async () => {
  await begin({ isReady: false });
  const loading = load();
  await player.pause();
  fake.emit('ready', { device_id: 'late' });
  await loading;
  expect(plays()).toBe(0);
  await player.play();
  expect(plays()).toBe(1);
});
it('falls silent when its sound arrives after it was paused', async () => {
  await begin();
  await load();
  await player.pause();
  fake.show(anSdkState({ track: sdkTrack('first') }));
  expect(fake.calls.at(-1)).toBe('pause');
});
it('starts a track only when the pause of the one before it was carried out', async () => {
  await begin();
  await load();
  fake.show(anSdkState({ track: sdkTrack('first') }));
  const carryOut = fake.delayPause();
  void player.pause();
  const loading = load(second, 2);
  await jest.advanceTimersByTimeAsync(100);
  expect(plays()).toBe(1);
  carryOut();
  await loading;
  expect(plays()).toBe(2);
});
it('waits for a pause that is never carried out, but not for ever', async () => {
  await begin();
  await load();
  fake.show(anSdkState({ track: sdkTrack('first') }));
  fake.delayPause();
  void player.pause();
  const loading = load(second, 2);
  await jest.advanceTimersByTimeAsync(500);
  await loading;
  expect(plays()).toBe(2);
});
