// The next track's frame: got ready ahead, taken over at its turn, and never removed while another's sound needs it.
import { aSoundcloudTrack } from '@segue/testing';
import type { PlayerNews, ProviderPlayer } from '../provider-player';
import { retried } from '../retried';
import { createFakeWidget, type FakeWidget } from './fake-widget';
import { createSoundCloudPlayer } from './soundcloud-player';

const [a, b, c, d] = [11, 22, 33, 44].map((id) =>
  aSoundcloudTrack({ id: `soundcloud:tracks:${id}`, duration: 200_000 }),
) as [Track, Track, Track, Track];
type Track = ReturnType<typeof aSoundcloudTrack>;

let fake: FakeWidget;
let player: ProviderPlayer;
let news: PlayerNews[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  fake = createFakeWidget();
  news = [];
  player = createSoundCloudPlayer({
    widgetScriptUrl: 'https://widget.example/api.js',
    widgetPlayerUrl: 'https://widget.example/player/',
    apiUrl: 'https://sound.example',
    widgetApi: retried(() => Promise.resolve(fake.api), jest.fn()),
    tell: (one) => news.push(one),
    log: jest.fn(),
  });
});
afterEach(() => {
  player.dispose();
  jest.useRealTimers();
});

const inPage = () =>
  [...document.querySelectorAll('iframe')].map(({ src }) => src.match(/tracks%3A(\d+)/)?.[1]);
async function sounds(track: Track, generation: number): Promise<void> {
  await player.load({ track, position: 0, generation });
  fake.emit('ready');
  fake.emit('play', { currentPosition: 0 });
  fake.emit('playProgress', { currentPosition: 100, loadedProgress: 1 });
}
async function getReady(track: Track): Promise<unknown> {
  const answer = player.preflight(track);
  await jest.advanceTimersByTimeAsync(0);
  fake.emit('ready');
  return answer;
}

it('gets a frame ready beside the one that sounds, and keeps it silent', async () => {
  await sounds(a, 1);
  await expect(getReady(b)).resolves.toBeNull();
  expect(inPage()).toEqual(['11', '22']);
  expect(fake.calls()).not.toContain('play');
});
it('starts the next track by one word to the frame that waits for it', async () => {
  await sounds(a, 1);
  await getReady(b);
  fake.emit('finish', {}, 0);
  await player.load({ track: b, position: 0, generation: 2 });
  expect(fake.calls(1)).toContain('play');
  expect(inPage()).toEqual(['11', '22']);
});
it('keeps the frame that opened the sound while others of the site sound after it', async () => {
  await sounds(a, 1);
  for (const [index, track] of [b, c].entries()) {
    await getReady(track);
    await sounds(track, index + 2);
  }
  await getReady(d);
  expect(inPage()).toEqual(['11', '33', '44']);
});
it('begins in a fresh frame alone when too many must stay', async () => {
  await sounds(a, 1);
  for (const [index, track] of [b, c].entries()) {
    await player.pause();
    await player.play();
    await getReady(track);
    await sounds(track, index + 2);
  }
  await player.pause();
  await player.play();
  await expect(getReady(d)).resolves.toBeNull();
  expect(inPage()).toEqual(['11', '22', '33']);
  await sounds(d, 4);
  expect(inPage()).toEqual(['44']);
});
it('clears every former frame away when nothing of the site sounds', async () => {
  await sounds(a, 1);
  await getReady(b);
  await sounds(b, 2);
  fake.emit('finish');
  await getReady(c);
  expect(inPage()).toEqual(['33']);
});
it('gives the place of a track that comes no more to the one that does', async () => {
  await sounds(a, 1);
  await getReady(b);
  await getReady(c);
  expect(inPage()).toEqual(['11', '33']);
});
it('keeps one frame for a track however often it is got ready', async () => {
  await sounds(a, 1);
  await getReady(b);
  await getReady(b);
  expect(inPage()).toEqual(['11', '22']);
});
it('foresees that a frame which never becomes ready will not play', async () => {
  await sounds(a, 1);
  const answer = player.preflight(b);
  await jest.advanceTimersByTimeAsync(8500);
  await expect(answer).resolves.toBe('blocked');
});
it('gives a track that showed itself dead ahead of time no second patience', async () => {
  await sounds(a, 1);
  void player.preflight(b);
  await jest.advanceTimersByTimeAsync(15_000);
  await player.load({ track: b, position: 0, generation: 2 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(news.at(-1)).toEqual({ kind: 'unavailable', generation: 2, reason: 'blocked' });
});
