import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createWorld, settled, someTracks, type World } from '@segue/testing';
import { allSettled } from 'effector';
import { $notices } from '../notices/model';
import { $canUndo, $currentIndex, $currentTrack, $isPlaying, $playback, $queue } from './model';
import { playbackReported } from './playback-ports';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
let world: World;
afterEach(() => world.stop());

async function begin(...queued: Track[]): Promise<void> {
  world = createWorld({});
  await settled(world.scope);
  queued.forEach((track) => send('queue/add', { track }));
}
const now = () => ({
  queue: world.scope.getState($queue),
  index: world.scope.getState($currentIndex),
  track: world.scope.getState($currentTrack),
});
const offers = () => world.scope.getState($notices).map(({ text, action }) => [text, action?.says]);

describe('what was done to the queue', () => {
  it('is taken back after a removal, while the follower plays on', async () => {
    await begin(a, b, c);
    send('playback/toggle');
    send('queue/remove', { key: trackKey(a) });
    expect(offers()).toEqual([[`Removed “${a.title}” from the queue.`, 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
    expect(world.player.loads).toHaveLength(2);
  });
  it('is taken back after a clear, in the order it had', async () => {
    await begin(a, b, c);
    send('queue/select', { index: 1 });
    send('queue/clear');
    expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
    expect(world.scope.getState($isPlaying)).toBe(true);
    expect(world.scope.getState($canUndo)).toBe(false);
  });
  it('is taken back after a move', async () => {
    await begin(a, b, c);
    send('queue/reorder', { from: 0, to: 2 });
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 0, track: a });
  });
  it('is taken back after Play All: what played before comes back where it stood', async () => {
    await begin(a, b);
    send('playback/toggle');
    const { generation } = world.scope.getState($playback);
    await allSettled(playbackReported, {
      scope: world.scope,
      params: { generation, isPlaying: true, position: 42_000 },
    });
    send('playback/play-all', { tracks: [c, d] });
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
    expect(world.player.loads.at(-1)).toMatchObject({ track: a, position: 42_000 });
  });
  it('leaves alone what was added and removed since', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(b) });
    send('queue/add', { track: d });
    send('playback/play', { track: c });
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c, d]);
    expect(now().track).toEqual(c);
  });
  it('is offered back for the newest change only, whose Undo it would be', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(b) });
    send('queue/clear');
    expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
  });
  it('counts the steps of one move as one', async () => {
    await begin(a, b, c);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    send('queue/reorder', { from: 1, to: 2, isStep: true });
    expect(offers()).toEqual([]);
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c]);
    expect(world.scope.getState($canUndo)).toBe(false);
  });
  it('is nothing when a move came back to where it began', async () => {
    await begin(a, b);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    send('queue/reorder', { from: 1, to: 0, isStep: true });
    expect(world.scope.getState($canUndo)).toBe(false);
  });
  it('offers nothing when the queue was empty before', async () => {
    await begin();
    send('playback/play-all', { tracks: [a, b] });
    expect(offers()).toEqual([]);
  });
});

describe('the notice that offers to undo', () => {
  const cleared = [['Queue cleared.', 'queue/undo']];

  it('goes when the change is undone without it', async () => {
    await begin(a, b);
    send('queue/clear');
    expect(offers()).toEqual(cleared);
    send('queue/undo');
    expect(offers()).toEqual([]);
  });
  it('goes when a newer change has no notice of its own', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(c) });
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    expect(offers()).toEqual([]);
  });
  it('stays while the queue changes in ways that undo leaves alone', async () => {
    await begin(a, b);
    send('queue/clear');
    send('queue/add', { track: c });
    send('playback/toggle');
    expect(offers()).toEqual(cleared);
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c]);
  });
  it('does not come back with the change before, which undo would take back next', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(c) });
    send('queue/clear');
    send('queue/undo');
    expect(offers()).toEqual([]);
    expect(world.scope.getState($canUndo)).toBe(true);
  });
  it('belongs to the move it is asked for, and goes with it', async () => {
    await begin(a, b);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    const moved = { text: 'Moved.', action: { label: 'Undo', says: 'queue/undo' } } as const;
    send('notice/show', moved);
    expect(offers()).toEqual([['Moved.', 'queue/undo']]);
    send('queue/undo');
    expect(offers()).toEqual([]);
    send('notice/show', moved);
    expect(offers()).toEqual([['Moved.', undefined]]);
  });
  it('leaves other notices alone when it goes', async () => {
    await begin(a, b);
    send('notice/show', { text: 'Something else.' });
    send('queue/clear');
    send('queue/undo');
    expect(offers()).toEqual([['Something else.', undefined]]);
  });
});
