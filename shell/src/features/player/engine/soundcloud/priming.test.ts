/** @jest-environment jest-fixed-jsdom */
// The next track is primed: it plays unheard for a moment, so that it can start in a hidden tab.
import { aSoundcloudTrack } from '@segue/testing';
import { widgetPlayer } from './soundcloud-player.fixture';

const [, next, later] = [11, 22, 33].map((id) =>
  aSoundcloudTrack({ id: `soundcloud:tracks:${id}`, duration: 200_000 }),
) as [Track, Track, Track];
type Track = ReturnType<typeof aSoundcloudTrack>;

const { fake, player, events, playing } = widgetPlayer();
const calls = () => fake().calls(1);
const emit = (event: 'play' | 'playProgress' | 'pause', position: number, frame = 1) =>
  fake().emit(event, { currentPosition: position }, frame);
const turn = () => jest.advanceTimersByTimeAsync(0);
const loadNext = () => player().load({ track: next, position: 0, generation: 2 });
const unavailable = () => events().filter(({ kind }) => kind === 'unavailable');

beforeEach(async () => {
  await playing(1000);
  await player().setVolume(0.5);
  player().preload?.([next, later]);
  await turn();
  fake().emit('ready');
  await turn();
});

it('plays at volume 0 until the first progress, then pauses and rewinds', async () => {
  expect(calls()).toEqual(['setVolume 0', 'play']);
  emit('play', 0);
  emit('playProgress', 0);
  expect(calls()).toEqual(['setVolume 0', 'play', 'setVolume 0']);
  emit('playProgress', 120);
  expect(calls().slice(3)).toEqual(['pause', 'seekTo 0']);
});
it('reports nothing and leaves the playing track alone', async () => {
  const [before, heard] = [events().length, fake().calls(0).length];
  emit('play', 0);
  emit('playProgress', 120);
  emit('pause', 120);
  await turn();
  expect(events()).toHaveLength(before);
  expect(fake().calls(0)).toHaveLength(heard);
});
it('primes only the next track', async () => {
  emit('playProgress', 120);
  emit('pause', 120);
  await turn();
  fake().emit('ready');
  await turn();
  expect(fake().calls(2)).toEqual([]);
});
it('lets a track go on that is needed while it is primed', async () => {
  emit('play', 0);
  await loadNext();
  emit('playProgress', 120);
  expect(calls()).not.toContain('pause');
  expect(calls().slice(-2)).toEqual(['play', 'setVolume 50']);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', generation: 2, isPlaying: true, position: 120 });
});
it('does not take the pause of the priming for one of the user', async () => {
  emit('playProgress', 120);
  const loaded = loadNext();
  emit('pause', 120);
  await loaded;
  expect(unavailable()).toEqual([]);
  expect(calls().at(-1)).toBe('play');
});
it('starts the track without the confirmation of that pause after half a second', async () => {
  emit('playProgress', 120);
  const loaded = loadNext();
  await jest.advanceTimersByTimeAsync(500);
  await loaded;
  expect(calls().at(-1)).toBe('play');
});
it('gives up after eight seconds and tries again at the next preload', async () => {
  await jest.advanceTimersByTimeAsync(8500);
  expect(calls().slice(-2)).toEqual(['pause', 'seekTo 0']);
  const before = calls().length;
  await jest.advanceTimersByTimeAsync(8500);
  player().preload?.([next]);
  await turn();
  expect(calls().slice(before)).toEqual(['setVolume 0', 'play']);
});
it('keeps a primed iframe that left the queue, because it may own the audio output', async () => {
  emit('play', 0);
  player().preload?.([later]);
  expect(document.querySelectorAll('iframe[src*="tracks%3A22&"]')).toHaveLength(1);
});
