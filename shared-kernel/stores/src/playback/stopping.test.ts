import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { someTracks } from '@segue/testing';
import { allSettled } from 'effector';
import { $stopAt } from './model';
import { playbackContext } from './playback-context.fixture';
import { trackUnavailable } from './playback-ports';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];
const [c] = someTracks('spotify', 1) as [Track];
const player = playbackContext();
const { begin, end, now, loaded } = player;
const stopAt = () => player.context().scope.getState($stopAt);
const repeat = (mode: 'all' | 'one') => {
  for (let presses = mode === 'all' ? 1 : 2; presses > 0; presses -= 1) send('playback/cycle-repeat');
};
const skipFailed = (reason: 'blocked') =>
  allSettled(trackUnavailable, {
    scope: player.context().scope,
    params: { generation: player.generation(), reason },
  });

test('stop after this track: the next one is current and waits for Play', async () => {
  await begin({}, [a, b]);
  send('playback/toggle');
  send('playback/stop-at', { at: 'track-end' });
  await end();
  expect(now()).toMatchObject({ track: b, index: 1, isPlaying: false, position: 0 });
  expect(loaded()).toEqual([a]);
  expect(stopAt()).toBeNull();
  send('playback/toggle');
  expect(loaded()).toEqual([a, b]);
  await end();
});

test('stop after this track: a next track that cannot play here is passed over', async () => {
  await begin({}, [a, c, b]);
  send('playback/toggle');
  send('playback/stop-at', { at: 'track-end' });
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: false });
});

test('stop after this track: with repeat one it stops at its own start', async () => {
  await begin({}, [a, b]);
  repeat('one');
  send('playback/toggle');
  send('playback/stop-at', { at: 'track-end' });
  await end();
  expect(now()).toMatchObject({ track: a, isPlaying: false, position: 0 });
});

test('stop after this track: a jump takes the stop along, and null takes it back', async () => {
  await begin({}, [a, b]);
  send('playback/toggle');
  send('playback/stop-at', { at: 'track-end' });
  send('playback/next');
  expect(stopAt()).toBe('track-end');
  send('playback/previous');
  send('playback/stop-at', { at: null });
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: true });
});

test.each(['all', 'one'] as const)(
  'stop at the end of the queue: repeat %s plays the rest once and is kept',
  async (mode) => {
    await begin({}, [a, b]);
    repeat(mode);
    send('playback/toggle');
    send('playback/stop-at', { at: 'queue-end' });
    await end();
    expect(now()).toMatchObject({ track: b, isPlaying: true });
    await end();
    expect(now()).toMatchObject({ track: b, isPlaying: false });
    expect(stopAt()).toBeNull();
    expect(loaded()).toEqual([a, b]);
    send('playback/toggle');
    await end();
    expect(now()).toMatchObject({ track: mode === 'all' ? a : b, isPlaying: true });
  },
);

test('stop at the end of the queue: a last track that fails or cannot play does not start over', async () => {
  await begin({}, [a, b, c]);
  repeat('all');
  send('playback/toggle');
  send('playback/stop-at', { at: 'queue-end' });
  await end();
  await skipFailed('blocked');
  expect(now()).toMatchObject({ isPlaying: false });
  expect(loaded()).toEqual([a, b]);
});

test('stop at a time: the end of a track goes on to the next one', async () => {
  await begin({}, [a, b]);
  send('playback/toggle');
  send('playback/stop-at', { at: 1 });
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: true });
  expect(stopAt()).toBe(1);
});
