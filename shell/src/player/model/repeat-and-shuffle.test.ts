// The order of entries is tested in rules/queue-programs.test.ts.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { settled, someTracks } from '@segue/kernel/testing';
import { $isShuffled, $repeat, $stopAt } from './model';
import { playbackContext } from './playback-context.fixture';
import { createShuffleSeedFx } from './wiring';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
const { begin, context, end, loaded, now } = playbackContext();
const beginSeeded = (...queued: Track[]) => begin({ handlers: [[createShuffleSeedFx, () => 3]] }, queued);
const repeat = (mode: 'all' | 'one') => {
  for (let presses = mode === 'all' ? 1 : 2; presses > 0; presses -= 1) send('playback/cycle-repeat');
};
const shuffle = () => {
  send('queue/toggle-shuffle');
  return settled(context().scope);
};

test('repeat cycles through off, all and one', async () => {
  await beginSeeded(a);
  const seen = [0, 1, 2, 3].map(() => {
    const mode = context().scope.getState($repeat);
    send('playback/cycle-repeat');
    return mode;
  });
  expect(seen).toEqual(['off', 'all', 'one', 'off']);
});
test('repeat all: the first playable entry follows the last, also where only the last one is', async () => {
  await beginSeeded({ ...a, access: 'blocked' }, b);
  repeat('all');
  send('queue/select', { index: 1 });
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: true });
});
test('repeat one: the track restarts at its end, while Next goes to the next', async () => {
  await beginSeeded(a, b);
  repeat('one');
  send('playback/toggle');
  await end();
  expect(loaded()).toEqual([a, a]);
  send('playback/next');
  expect(now().track).toEqual(b);
});

test('shuffle moves the current track to the front without restarting it', async () => {
  await beginSeeded(a, b, c, d);
  send('queue/select', { index: 2 });
  await shuffle();
  expect(now()).toMatchObject({ index: 0, track: c });
  expect(now().queue).toEqual(expect.arrayContaining([a, b, c, d]));
  expect(loaded()).toEqual([c]);
  expect(context().scope.getState($isShuffled)).toBe(true);
});
test('shuffle off: restores the order, with added tracks at the end and without removed ones', async () => {
  await beginSeeded(a, b, c);
  await shuffle();
  send('queue/add', { track: d });
  send('queue/remove', { key: trackKey(b) });
  await shuffle();
  expect(now()).toMatchObject({ queue: [a, c, d], track: a });
  expect(context().scope.getState($isShuffled)).toBe(false);
});
test('shuffle ends when a playlist is played', async () => {
  await beginSeeded(a, b);
  await shuffle();
  send('playback/play-all', { tracks: [d, c] });
  expect(now().queue.slice(0, 2)).toEqual([d, c]);
  expect(context().scope.getState($isShuffled)).toBe(false);
});

test('play next inserts a new or a queued track after the current one, and Next plays it', async () => {
  await beginSeeded(a, b, c);
  send('queue/select', { index: 1 });
  send('queue/play-next', { track: d });
  expect(now().queue).toEqual([a, b, d, c]);
  send('queue/play-next', { track: a });
  expect(now()).toMatchObject({ queue: [b, a, d, c], track: b });
  send('queue/play-next', { track: c });
  expect(now().queue).toEqual([b, c, a, d]);
  send('playback/next');
  expect(now().track).toEqual(c);
});
test('play next makes the track current and paused in an empty player', async () => {
  await beginSeeded();
  send('queue/play-next', { track: a });
  expect(now()).toMatchObject({ track: a, isPlaying: false });
});
test('play next after Clear follows the track that still plays', async () => {
  await beginSeeded(a);
  send('playback/toggle');
  send('queue/clear');
  send('queue/add', { track: b });
  send('queue/play-next', { track: c });
  await end();
  expect(now().track).toEqual(c);
});

const [s] = someTracks('spotify', 1) as [Track];
const stopAt = () => context().scope.getState($stopAt);

const playUntil = (at: 'track-end' | number) => {
  send('playback/toggle');
  send('playback/stop-at', { at });
};

test('stop after this track: the next one that can play is current and waits for Play', async () => {
  // The track of the other provider cannot play.
  await begin({}, [a, s, b]);
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

test('stop at a time: a track that ends earlier is followed by the next', async () => {
  await begin({}, [a, b]);
  playUntil(1);
  await end();
  expect(now()).toMatchObject({ track: b, isPlaying: true });
  expect(stopAt()).toBe(1);
});
