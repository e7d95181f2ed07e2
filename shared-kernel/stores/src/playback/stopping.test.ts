import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { someTracks } from '@segue/testing';
import { $stopAt } from './model';
import { playbackContext } from './playback-context.fixture';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];
const [c] = someTracks('spotify', 1) as [Track];
const player = playbackContext();
const { begin, end, now, loaded, failWith } = player;
const stopAt = () => player.context().scope.getState($stopAt);
const repeat = (mode: 'all' | 'one') => {
  for (let presses = mode === 'all' ? 1 : 2; presses > 0; presses -= 1) send('playback/cycle-repeat');
};

const playUntil = (at: 'track-end' | 'queue-end' | number) => {
  send('playback/toggle');
  send('playback/stop-at', { at });
};

test('stop after this track: the next one that can play is current and waits for Play', async () => {
  // The track of the other provider cannot play.
  await begin({}, [a, c, b]);
  playUntil('track-end');
  await end();
  expect(now()).toMatchObject({ track: b, index: 2, isPlaying: false, position: 0 });
  expect(loaded()).toEqual([a]);
  expect(stopAt()).toBeNull();
  send('playback/toggle');
  expect(loaded()).toEqual([a, b]);
  await end();
});

test('stop after this track: with repeat one it stops at its own start', async () => {
  await begin({}, [a, b]);
  repeat('one');
  playUntil('track-end');
  await end();
  expect(now()).toMatchObject({ track: a, isPlaying: false, position: 0 });
});

test('stop after this track: a jump takes the stop along, and null takes it back', async () => {
  await begin({}, [a, b]);
  playUntil('track-end');
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
    playUntil('queue-end');
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
  playUntil('queue-end');
  await end();
  await failWith('blocked');
  expect(now()).toMatchObject({ isPlaying: false });
  expect(loaded()).toEqual([a, b]);
});

test('stop at a time: the end of a track goes on to the next one', async () => {
  await begin({}, [a, b]);
  playUntil(1);
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: true });
  expect(stopAt()).toBe(1);
});
