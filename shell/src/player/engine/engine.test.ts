import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import type { Provider, Track } from '@segue/contract';
import { createEngine, type Engine } from './engine';
import type { PlayerEvent, ProviderPlayer } from './provider-player';

const spotify = aSpotifyTrack({ id: 'a' });
const soundcloud = aSoundcloudTrack({ id: '1' });

let calls: string[];
let events: PlayerEvent[];
let positions: number[];
let report: (provider: Provider, event: PlayerEvent) => void;
let permitted: number;
let pauseTakes: Promise<void>;
let engine: Engine;

function fakePlayer(provider: Provider): ProviderPlayer {
  const asked =
    (name: string) =>
    async (value?: unknown): Promise<void> =>
      void calls.push([provider, name, ...(typeof value === 'number' ? [value] : [])].join(' '));
  return {
    warmUp: () => void calls.push(`${provider} warm up`),
    prepare: () => void calls.push(`${provider} prepare`),
    permitPreloaded: () => void (provider === 'soundcloud' && (permitted += 1)),
    canPlay: ({ id }) => id !== '?',
    async preflight() {
      await asked('preflight')();
      return null;
    },
    preload: (tracks) => void calls.push(`${provider} preload ${tracks.map(({ id }) => id).join(' ')}`),
    load: async ({ position }) => {
      positions.push(position);
      await asked('load')();
    },
    play: asked('play'),
    pause: async () => {
      await asked('pause')();
      await pauseTakes;
    },
    seek: asked('seek'),
    setVolume: asked('volume'),
    dispose: () => void calls.push(`${provider} dispose`),
  };
}
const load = (track: Track, generation: number) => engine.load({ track, position: 0, generation });
const progress = (generation: number): PlayerEvent => ({
  kind: 'progress',
  generation,
  isPlaying: true,
  position: 1,
  duration: null,
});

beforeEach(() => {
  calls = [];
  events = [];
  positions = [];
  pauseTakes = Promise.resolve();
  engine = createEngine({
    players(onEvent) {
      report = onEvent;
      return { spotify: fakePlayer('spotify'), soundcloud: fakePlayer('soundcloud') };
    },
    emit: (event) => events.push(event),
  });
});

it('pauses the other provider before it starts', async () => {
  await load(spotify, 1);
  await load(soundcloud, 2);
  expect(calls).toEqual(['spotify load', 'spotify pause', 'soundcloud load']);
});
it('a pause during that wait keeps the next track from starting [PLAY-28]', async () => {
  await load(spotify, 1);
  let isPaused = () => {};
  pauseTakes = new Promise((resolve) => (isPaused = resolve));
  const loading = load(soundcloud, 2);
  await engine.pause();
  isPaused();
  await loading;
  expect(calls).not.toContain('soundcloud load');
  await expect(engine.resume()).rejects.toThrow('Nothing is loaded');
});
it('waits 300 ms at most for that pause', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await load(spotify, 1);
  pauseTakes = new Promise(() => undefined);
  const loading = load(soundcloud, 2);
  await jest.advanceTimersByTimeAsync(299);
  expect(calls).not.toContain('soundcloud load');
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(calls).toContain('soundcloud load');
});
it('starts in the task in which a track of the other provider ended, without pausing it', async () => {
  await load(spotify, 1);
  report('spotify', { kind: 'ended', generation: 1 });
  void load(soundcloud, 2);
  expect(calls).toEqual(['spotify load', 'soundcloud load']);
});
it('starts only the last of several tracks loaded in quick succession', async () => {
  await load(spotify, 1);
  calls.length = 0;
  await Promise.all([load(soundcloud, 2), load(spotify, 3)]);
  expect(calls.filter((call) => call.endsWith('load'))).toEqual(['spotify load']);
});
it('passes on only events of the current player and load', async () => {
  await load(spotify, 1);
  await load(soundcloud, 2);
  report('spotify', progress(1));
  report('spotify', progress(2));
  report('soundcloud', progress(1));
  report('soundcloud', progress(2));
  expect(events).toEqual([{ ...progress(2), duration: soundcloud.duration }]);
});
it('sets the volume of both players, and of the current one after each load', async () => {
  await engine.setVolume(0.3);
  await load(soundcloud, 1);
  expect(calls).toEqual([
    'spotify volume 0.3',
    'soundcloud volume 0.3',
    'soundcloud load',
    'soundcloud volume 0.3',
  ]);
});
it('pauses, resumes and seeks in the current player', async () => {
  await load(soundcloud, 1);
  calls.length = 0;
  await engine.pause();
  await engine.resume();
  await engine.seek(5);
  expect(calls).toEqual(['soundcloud pause', 'soundcloud play', 'soundcloud seek 5']);
});
it('reports a track with an invalid id as failed', async () => {
  await load({ ...spotify, id: '?' }, 1);
  expect(events).toEqual([{ kind: 'unavailable', generation: 1, reason: 'failed' }]);
  expect(calls).toEqual([]);
});
describe('a start that stays silent', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  const delayed = { kind: 'delayed', generation: 1, cause: 'start' };

  it('is reported once as delayed within three seconds', async () => {
    await load(spotify, 1);
    report('spotify', { ...progress(1), isBuffering: true } as PlayerEvent);
    await jest.advanceTimersByTimeAsync(2999);
    expect(events.slice(1)).toEqual([delayed]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(events.slice(1)).toEqual([delayed]);
  });
  it('has failed after 15 seconds without any event, and its player is paused [PLAY-23]', async () => {
    const failed = { kind: 'unavailable', generation: 1, reason: 'provider-down' };
    await load(spotify, 1);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(events).toEqual([delayed]);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual([delayed, failed]);
    expect(calls).toEqual(['spotify load', 'spotify pause']);
  });
  it('a silent start is reported again after a resume', async () => {
    await load(spotify, 1);
    await engine.pause();
    await engine.resume();
    await jest.advanceTimersByTimeAsync(3000);
    expect(events).toEqual([delayed]);
  });
  it('is reported when the sound of a playing track stops', async () => {
    const stall = { ...progress(1), isBuffering: true } as PlayerEvent;
    await load(spotify, 1);
    report('spotify', progress(1));
    report('spotify', stall);
    await jest.advanceTimersByTimeAsync(1000);
    report('spotify', stall);
    await jest.advanceTimersByTimeAsync(1000);
    expect(events.slice(-1)).toEqual([{ ...delayed, cause: 'stall' }]);
  });
  it.each<[string, () => unknown]>([
    ['sound', () => report('spotify', progress(1))],
    ['a failure', () => report('spotify', { kind: 'unavailable', generation: 1, reason: 'failed' })],
    ['a pause', () => engine.pause()],
    ['an impossible track', () => load({ ...spotify, id: '?' }, 2)],
  ])('is not reported after %s', async (_, happen) => {
    await load(spotify, 1);
    await happen();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(events).not.toContainEqual(expect.objectContaining({ kind: 'delayed' }));
  });
});
describe('preparing the players in a gesture', () => {
  it('happens at once while nothing sounds', () => {
    engine.prepare();
    expect(calls).toEqual(['spotify prepare', 'soundcloud prepare']);
  });
  it('waits for the next load while a track sounds, which it could interrupt', async () => {
    await load(soundcloud, 1);
    report('soundcloud', progress(1));
    calls = [];
    engine.prepare();
    expect(calls).toEqual([]);
    void load(spotify, 2);
    expect(calls[0]).toBe('spotify prepare');
  });
  it('permits the preloaded tracks also while a track sounds', async () => {
    permitted = 0;
    engine.prepare();
    await load(soundcloud, 1);
    report('soundcloud', progress(1));
    engine.prepare();
    expect(permitted).toBe(2);
  });
  it('is not repeated by a load that follows the end of a track', async () => {
    await load(soundcloud, 1);
    report('soundcloud', progress(1));
    report('soundcloud', { kind: 'ended', generation: 1 });
    await load(spotify, 2);
    expect(calls).not.toContain('spotify prepare');
  });
});

it('preflights a track at its provider, unless its id is invalid', async () => {
  await expect(engine.preflight(soundcloud)).resolves.toBeNull();
  await expect(engine.preflight({ ...soundcloud, id: '?' })).resolves.toBe('failed');
  expect(calls).toEqual(['soundcloud preflight']);
});

it('without a player for a provider, its tracks fail and the other player is used alone', async () => {
  engine = createEngine({
    players: () => ({ soundcloud: fakePlayer('soundcloud') }),
    emit: (event) => events.push(event),
  });
  await load(spotify, 1);
  expect(events).toEqual([{ kind: 'unavailable', generation: 1, reason: 'failed' }]);
  expect(await engine.preflight(spotify)).toBe('failed');
  await engine.allow('spotify', true);
  engine.preload([spotify, soundcloud]);
  await load(soundcloud, 2);
  expect(calls).toEqual(['soundcloud preload 1', 'soundcloud load']);
});

describe('loudness', () => {
  const volumes = () => calls.filter((call) => call.includes('volume'));

  it('a fade lowers both, and a load during it stays low', async () => {
    await engine.setVolume(0.8);
    calls.length = 0;
    await engine.setFade(1);
    await engine.setFade(0.5);
    await engine.setFade(0.5);
    await load(soundcloud, 1);
    await engine.setFade(1);
    expect(volumes()).toEqual([
      ...['spotify volume 0.4', 'soundcloud volume 0.4', 'soundcloud volume 0.4'],
      ...['spotify volume 0.8', 'soundcloud volume 0.8'],
    ]);
  });
  it('without a known volume nothing is set', async () => {
    await engine.setFade(0.5);
    await load(spotify, 1);
    expect(volumes()).toEqual([]);
  });
});

describe('an end that comes before the length of the track', () => {
  const song = { ...soundcloud, duration: 230_000 };
  const ended: PlayerEvent = { kind: 'ended', generation: 1 };
  function endAt(position: number, duration: number | null = null): void {
    report('soundcloud', { ...progress(1), position, duration } as PlayerEvent);
    report('soundcloud', ended);
  }

  it('a stream that ends early is loaded again at its position twice, then fails [PLAY-25]', async () => {
    await load(song, 1);
    endAt(8000);
    expect(events.at(-1)).toMatchObject({ kind: 'progress', position: 8000, isBuffering: true });
    endAt(9000);
    endAt(9500);
    expect(positions).toEqual([0, 8000, 9000]);
    expect(events.at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'ended-early' });
  });
  it("a broken stream's length is replaced by the catalog's [PLAY-25]", async () => {
    await load(song, 1);
    endAt(8000, 8000);
    expect(positions).toEqual([0, 8000]);
    expect(events[0]).toMatchObject({ position: 8000, duration: 230_000 });
  });
  it('a preview ends as such when its player tells the length of the song [PLAY-25]', async () => {
    await load({ ...song, access: 'preview' }, 1);
    endAt(30_000, 230_000);
    expect(positions).toEqual([0]);
    expect(events).toMatchObject([{ duration: 30_000 }, ended]);
  });
  it.each([
    ['less than 5 percent is missing', song, 220_000],
    ['less than 5 seconds are missing', { ...song, duration: 20_000 }, 15_500],
    ['its length is unknown', { ...song, duration: null }, 8000],
    ['it is a preview', { ...song, access: 'preview' as const }, 29_500],
  ])('is the end of a track when %s [PLAY-25]', async (_, track, position) => {
    await load(track, 1);
    endAt(position);
    expect([positions, events.at(-1)]).toEqual([[0], ended]);
  });
});
