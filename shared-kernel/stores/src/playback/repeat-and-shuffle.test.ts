/** @jest-environment node */
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createTestContext, settled, someTracks, type TestContext } from '@segue/testing';
import { trackEnded } from './playback-ports';
import { $currentTrack, $isPlaying, $isShuffled, $playback, $queue, $repeat } from './model';
import { createShuffleSeedFx } from './wiring';
import { allSettled } from 'effector';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
let context: TestContext;
afterEach(() => context.stop());

async function begin(...queued: Track[]): Promise<void> {
  context = createTestContext({ handlers: [[createShuffleSeedFx, () => 3]] });
  await settled(context.scope);
  queued.forEach((track) => send('queue/add', { track }));
}
const titles = () => context.scope.getState($queue).map(({ title }) => title);
const titlesOf = (...tracks: Track[]) => tracks.map(({ title }) => title);
const current = () => context.scope.getState($currentTrack);
async function end(): Promise<void> {
  const { generation } = context.scope.getState($playback);
  await allSettled(trackEnded, { scope: context.scope, params: { generation } });
}

describe('repeat', () => {
  it('cycles through off, all and one', async () => {
    await begin(a);
    const seen = [0, 1, 2, 3].map(() => {
      const mode = context.scope.getState($repeat);
      send('playback/cycle-repeat');
      return mode;
    });
    expect(seen).toEqual(['off', 'all', 'one', 'off']);
  });
  it('all: the first entry follows the last, at the end of a track and by Next', async () => {
    await begin(a, b);
    send('playback/cycle-repeat');
    send('queue/select', { index: 1 });
    await end();
    expect(current()).toEqual(a);
    expect(context.scope.getState($isPlaying)).toBe(true);
    send('playback/next');
    send('playback/next');
    expect(current()).toEqual(a);
  });
  it('one: the track restarts at its end, while Next still goes to the next', async () => {
    await begin(a, b);
    send('playback/cycle-repeat');
    send('playback/cycle-repeat');
    send('playback/toggle');
    await end();
    expect(current()).toEqual(a);
    expect(context.player.loads.map(({ track, position }) => [track.id, position])).toEqual([
      [a.id, 0],
      [a.id, 0],
    ]);
    send('playback/next');
    expect(current()).toEqual(b);
  });
  it('all: the search for a playable track ends after one pass', async () => {
    await begin({ ...a, access: 'blocked' }, b);
    send('playback/cycle-repeat');
    send('queue/select', { index: 1 });
    await end();
    expect(current()).toEqual(b);
    expect(context.scope.getState($isPlaying)).toBe(true);
  });
});

describe('shuffle', () => {
  it('moves the current track to the front without restarting it', async () => {
    await begin(a, b, c, d);
    send('queue/select', { index: 2 });
    send('queue/toggle-shuffle');
    await settled(context.scope);
    expect(titles()[0]).toBe(c.title);
    expect(titles().sort()).toEqual(titlesOf(a, b, c, d).sort());
    expect(current()).toEqual(c);
    expect(context.player.loads).toHaveLength(1);
    expect(context.scope.getState($isShuffled)).toBe(true);
  });
  it('off: restores the order, with added tracks at the end and without removed ones', async () => {
    await begin(a, b, c);
    send('queue/toggle-shuffle');
    await settled(context.scope);
    send('queue/add', { track: d });
    send('queue/remove', { key: trackKey(b) });
    send('queue/toggle-shuffle');
    await settled(context.scope);
    expect(titles()).toEqual(titlesOf(a, c, d));
    expect(current()).toEqual(a);
    expect(context.scope.getState($isShuffled)).toBe(false);
  });
  it('ends when a playlist is played', async () => {
    await begin(a, b);
    send('queue/toggle-shuffle');
    await settled(context.scope);
    send('playback/play-all', { tracks: [d, c] });
    expect(titles().slice(0, 2)).toEqual(titlesOf(d, c));
    expect(context.scope.getState($isShuffled)).toBe(false);
  });
});

describe('play next', () => {
  it('inserts a track that is not queued after the current one', async () => {
    await begin(a, b);
    send('queue/play-next', { track: c });
    expect(titles()).toEqual(titlesOf(a, c, b));
  });
  it('moves a queued track, from before or after the current one', async () => {
    await begin(a, b, c, d);
    send('queue/select', { index: 1 });
    send('queue/play-next', { track: d });
    expect(titles()).toEqual(titlesOf(a, b, d, c));
    send('queue/play-next', { track: a });
    expect(titles()).toEqual(titlesOf(b, a, d, c));
    expect(current()).toEqual(b);
    send('playback/next');
    expect(current()).toEqual(a);
  });
  it('makes the track current and paused in an empty player', async () => {
    await begin();
    send('queue/play-next', { track: a });
    expect(current()).toEqual(a);
    expect(context.scope.getState($isPlaying)).toBe(false);
  });
  it('after Clear, its track follows the one still playing', async () => {
    await begin(a);
    send('playback/toggle');
    send('queue/clear');
    send('queue/add', { track: b });
    send('queue/play-next', { track: c });
    await end();
    expect(current()).toEqual(c);
  });
});
