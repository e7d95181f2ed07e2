import { aSoundcloudTrack } from '@segue/testing';
import type { PlayerNews, ProviderPlayer } from '../provider-player';
import { retried } from '../retried';
import { PLAYER_PROMISES, type PlayerRig } from '../provider-player.conformance';
import { createFakeWidget, type FakeWidget } from './fake-widget';
import { createSoundCloudPlayer } from './soundcloud-player';
import type { WidgetApi } from './widget';

const first = aSoundcloudTrack({ id: 'soundcloud:tracks:11', duration: 200_000 });
const second = aSoundcloudTrack({ id: '22', duration: 100_000 });

let fake: FakeWidget;
let player: ProviderPlayer;
let news: PlayerNews[];
const log = jest.fn();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
  player.dispose();
  jest.useRealTimers();
});

function begin(fetchApi: () => Promise<WidgetApi> = () => Promise.resolve(fake.api)): void {
  fake = createFakeWidget();
  news = [];
  player = createSoundCloudPlayer({
    widgetScriptUrl: 'https://widget.example/api.js',
    widgetPlayerUrl: 'https://widget.example/player/',
    apiUrl: 'https://sound.example',
    widgetApi: retried(fetchApi, log),
    tell: (one) => news.push(one),
    log,
  });
}
async function load(position = 0, track = first, generation = 1): Promise<void> {
  await player.load({ track, position, generation });
  fake.emit('ready');
}
async function playing(position = 0): Promise<void> {
  begin();
  await load();
  sound(position);
}
function sound(position: number, loaded = 1): void {
  const at = { currentPosition: position, loadedProgress: loaded, relativePosition: position / 200_000 };
  fake.emit('play', at);
  fake.emit('playProgress', at);
}
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe')];

describe('the port', () => {
  it.each(PLAYER_PROMISES)('$promise', async ({ keep }) => {
    begin();
    const loadTrack = player.load;
    player.load = async (request) => {
      await loadTrack(request);
      fake.emit('ready');
    };
    const rig: PlayerRig = {
      player,
      news,
      first,
      second,
      sound: async (position) => sound(position),
      pauseFromOutside: async (position) => fake.emit('pause', { currentPosition: position }),
      async endTwice() {
        fake.emit('pause', { currentPosition: 200_000, relativePosition: 1 });
        fake.emit('finish');
        fake.emit('finish');
      },
      async speakOfFormer() {
        fake.emit('playProgress', { currentPosition: 3000 }, 0);
        fake.emit('playProgress', { currentPosition: 3000, soundId: 11 });
      },
      async refuseSound() {
        fake.emit('play', { currentPosition: 0 });
        fake.emit('pause', { currentPosition: 0 });
      },
      asked: (what) => fake.calls().filter((call) => call === (what === 'pause' ? 'pause' : 'play')).length,
    };
    await expect(keep(rig)).resolves.toBeUndefined();
  });
});

describe('the frame', () => {
  it('is one, hidden from eyes, keys and screen readers, from the start', () => {
    begin();
    expect(frames()).toHaveLength(1);
    const [frame] = frames();
    expect(frame).toMatchObject({ title: 'SoundCloud player', tabIndex: -1, ariaHidden: 'true' });
    expect(frame!.allow).toBe('autoplay; encrypted-media');
    expect(frame!.style.width).toBe('1px');
  });
  it('stays one when tracks are loaded', async () => {
    await playing();
    await load(0, second, 2);
    expect(frames()).toHaveLength(1);
    expect(new URL(frames()[0]!.src).searchParams.get('url')).toBe(
      'https://sound.example/tracks/soundcloud:tracks:22',
    );
  });
  it('takes no id that is not a number', () => {
    begin();
    expect(player.canPlay({ ...first, id: '1&auto_play=true#' })).toBe(false);
  });
});

describe('the volume', () => {
  it('[VOL-09] is given from 0 to 100', async () => {
    await playing();
    await player.setVolume(0.376);
    expect(fake.calls().at(-1)).toBe('setVolume 38');
  });
  it('is given to each new document before it starts, and at its first sound', async () => {
    await playing();
    await player.setVolume(0.2);
    await load(0, second, 2);
    expect(fake.calls()).toEqual(['setVolume 20', 'play']);
    sound(0);
    expect(fake.calls()).toEqual(['setVolume 20', 'play', 'setVolume 20']);
  });
});

it('[PLAY-03] pauses and resumes in the frame', async () => {
  await playing();
  await player.pause();
  await player.play();
  expect(fake.calls().slice(-2)).toEqual(['pause', 'play']);
});
it('[PLAY-15] tells the end when the frame finishes', async () => {
  await playing(199_000);
  fake.emit('finish');
  expect(news.at(-1)).toEqual({ kind: 'ended', generation: 1 });
});
it('does not take the pause before the end for a pause', async () => {
  await playing(199_000);
  const before = news.length;
  fake.emit('pause', { currentPosition: 199_990, relativePosition: 0.9999 });
  expect(news).toHaveLength(before);
});

describe('a track that starts in its middle', () => {
  const seeks = () => fake.calls().filter((call) => call.startsWith('seekTo'));

  it('[PLAY-17] is sought one second after it was loaded', async () => {
    begin();
    await load(60_000);
    sound(100);
    await jest.advanceTimersByTimeAsync(900);
    sound(900);
    expect(seeks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    sound(1100);
    expect(seeks()).toEqual(['seekTo 60000']);
  });
  it('shows where it will be, until it is there', async () => {
    begin();
    await load(60_000);
    sound(100);
    expect(news.at(-1)).toMatchObject({ position: 60_000 });
    await jest.advanceTimersByTimeAsync(1100);
    sound(1100);
    sound(60_200);
    sound(61_000);
    expect(news.at(-1)).toMatchObject({ position: 61_000 });
    expect(seeks()).toHaveLength(1);
  });
  it('is sought again when the frame did not listen', async () => {
    begin();
    await load(60_000);
    for (const second of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(1100);
      sound(second * 1100);
    }
    expect(seeks()).toHaveLength(3);
  });
  it('is not sought when another track was loaded meanwhile', async () => {
    begin();
    await load(60_000);
    sound(100);
    await load(0, second, 2);
    await jest.advanceTimersByTimeAsync(1500);
    sound(1500);
    expect(seeks()).toEqual([]);
  });
});

describe('a frame that says nothing', () => {
  it('makes the track unavailable after ten seconds', async () => {
    begin();
    await player.load({ track: first, position: 0, generation: 1 });
    await jest.advanceTimersByTimeAsync(11_500);
    expect(news).toEqual([{ kind: 'unavailable', generation: 1, reason: 'blocked' }]);
  });
  it('has finished when it went silent near the end', async () => {
    await playing(199_500);
    fake.answers.position = 199_900;
    await jest.advanceTimersByTimeAsync(6500);
    expect(news.at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is reported as paused when it is', async () => {
    await playing(50_000);
    fake.answers.position = 50_500;
    fake.answers.isPaused = true;
    await jest.advanceTimersByTimeAsync(6500);
    expect(news.at(-1)).toMatchObject({ kind: 'progress', isPlaying: false });
  });
  it('has failed when it does not even answer', async () => {
    await playing(50_000);
    fake.answers.isDeaf = true;
    await jest.advanceTimersByTimeAsync(8500);
    expect(news.at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
  });
});

it('names the provider unavailable when its script did not load', async () => {
  begin(() => Promise.reject(new Error('blocked by a filter')));
  await player.load({ track: first, position: 0, generation: 1 });
  expect(news).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
});
it('does not start when it was paused before the frame was ready', async () => {
  begin();
  await player.load({ track: first, position: 0, generation: 1 });
  await player.pause();
  fake.emit('ready');
  expect(fake.calls()).not.toContain('play');
});
it('seeks at once while it plays, and says when the sound is there', async () => {
  await playing(1000);
  let hasArrived = false;
  void player.seek(90_000).then(() => (hasArrived = true));
  expect(fake.calls().at(-1)).toBe('seekTo 90000');
  sound(90_100);
  await jest.advanceTimersByTimeAsync(0);
  expect(hasArrived).toBe(true);
});
