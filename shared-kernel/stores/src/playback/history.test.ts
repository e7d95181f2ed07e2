/** @jest-environment node */
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createTestContext, settled, someTracks, type TestContext } from '@segue/testing';
import { allSettled } from 'effector';
import { $notices } from '../notices/model';
import { $currentIndex, $currentTrack, $isPlaying, $playback, $queue, $undoable } from './model';
import { playbackReported } from './playback-ports';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
let context: TestContext;
afterEach(() => context.stop());

async function begin(...queued: Track[]): Promise<void> {
  context = createTestContext({});
  await settled(context.scope);
  queued.forEach((track) => send('queue/add', { track }));
}
const now = () => ({
  queue: context.scope.getState($queue),
  index: context.scope.getState($currentIndex),
  track: context.scope.getState($currentTrack),
});
const labels = () => {
  const { 'queue/undo': undo, 'queue/redo': redo } = context.scope.getState($undoable);
  return [undo?.label, redo?.label];
};
const offers = () => context.scope.getState($notices).map(({ text, action }) => [text, action?.message]);

describe('undo', () => {
  it('restores a removed current track while the next one keeps playing', async () => {
    await begin(a, b, c);
    send('playback/toggle');
    send('queue/remove', { key: trackKey(a) });
    expect(offers()).toEqual([[`Removed “${a.title}” from the queue.`, 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
    expect(context.player.loads).toHaveLength(2);
  });
  it('restores a cleared queue in its order', async () => {
    await begin(a, b, c);
    send('queue/select', { index: 1 });
    send('queue/clear');
    expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
    expect(context.scope.getState($isPlaying)).toBe(true);
    expect(labels()).toEqual([`add “${c.title}”`, 'clear the queue']);
  });
  it('of a replaced entry brings it back to its place and plays on', async () => {
    await begin(a, b, c);
    send('queue/select', { index: 1 });
    send('queue/replace', { key: trackKey(b), track: d });
    expect(now()).toEqual({ queue: [a, d, c], index: 1, track: d });
    expect(offers()).toEqual([]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
    expect(context.scope.getState($isPlaying)).toBe(true);
  });
  it('of Play next removes or moves back the track, and the notice goes', async () => {
    await begin(a, b, c);
    send('queue/play-next', { track: c });
    send('queue/play-next', { track: d });
    expect(now().queue).toEqual([a, d, c, b]);
    expect(offers()).toEqual([[`Playing next: ${d.title}`, 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, c, b], index: 0, track: a });
    expect(offers()).toEqual([[`Undone: play “${d.title}” next.`, 'queue/redo']]);
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c]);
  });
  it('restores the order before a move', async () => {
    await begin(a, b, c);
    send('queue/reorder', { from: 0, to: 2 });
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 0, track: a });
  });
  it('after Play All, restores the former queue and resumes its track at its position', async () => {
    await begin(a, b);
    send('playback/toggle');
    const { generation } = context.scope.getState($playback);
    await allSettled(playbackReported, {
      scope: context.scope,
      params: { generation, isPlaying: true, position: 42_000, duration: null },
    });
    send('playback/play-all', { tracks: [c, d] });
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
    expect(context.player.loads.at(-1)).toMatchObject({ track: a, position: 42_000 });
  });
  it('takes back one change at a time, also added, chosen and shuffled tracks', async () => {
    await begin(a, b);
    send('queue/add', { track: c });
    send('playback/play', { track: d });
    send('queue/toggle-shuffle');
    expect(labels()).toEqual(['shuffle', undefined]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [d, a, b, c], index: 0, track: d });
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 0, track: a });
    send('queue/undo');
    expect(now().queue).toEqual([a, b]);
  });
  it('of Add all to queue removes what it added, at once', async () => {
    await begin(a, b);
    send('queue/add-all', { tracks: [c, a, d, c] });
    expect(now()).toEqual({ queue: [a, b, c, d], index: 0, track: a });
    expect(offers()).toEqual([['Added 2 tracks to the queue. 1 was already there.', 'queue/undo']]);
    send('queue/undo');
    expect(now().queue).toEqual([a, b]);
    expect(offers()).toEqual([['Undone: add 2 tracks.', 'queue/redo']]);
  });
  it('of Add all to queue says which tracks cannot be played [SELECT-06]', async () => {
    await begin(a);
    send('queue/add-all', { tracks: [b, { ...c, access: 'blocked' }] });
    expect(offers()).toEqual([["Added 2 tracks to the queue. 1 can't be played here.", 'queue/undo']]);
  });
  it('of several tracks to play next moves all back, at once [SELECT-05]', async () => {
    await begin(a, b, c);
    send('queue/select', { index: 1 });
    send('queue/play-next-all', { tracks: [d, b, a] });
    expect(now()).toEqual({ queue: [b, d, a, c], index: 0, track: b });
    expect(offers()).toEqual([['Playing 2 tracks next.', 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
  });
  it('of several tracks to play next leaves an empty player empty', async () => {
    await begin();
    send('queue/play-next-all', { tracks: [a, b] });
    expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
    send('queue/undo');
    expect(now()).toEqual({ queue: [], index: null, track: null });
  });
  it('of several removed tracks brings all back, at once [SELECT-05]', async () => {
    await begin(a, b, c, d);
    send('queue/select', { index: 1 });
    send('queue/remove-all', { keys: [a, b, c].map(trackKey) });
    expect(now()).toEqual({ queue: [d], index: 0, track: d });
    expect(context.player.loads.map(({ track }) => track.id)).toEqual([b.id, d.id]);
    expect(offers()).toEqual([['Removed 3 tracks from the queue.', 'queue/undo']]);
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c, d]);
  });
  it('of Add all to queue leaves an empty player empty', async () => {
    await begin();
    send('queue/add-all', { tracks: [a, b] });
    expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
    expect(context.scope.getState($isPlaying)).toBe(false);
    send('queue/undo');
    expect(now()).toEqual({ queue: [], index: null, track: null });
  });
  it('is not offered where every track was queued already, and a notice says so', async () => {
    await begin(a, b);
    send('queue/add-all', { tracks: [b, a] });
    send('queue/add-all', { tracks: [] });
    expect(offers()).toEqual([['Already in the queue.', undefined]]);
    expect(labels()).toEqual([`add “${b.title}”`, undefined]);
  });
  it('of the first added track leaves the player empty', async () => {
    await begin(a);
    send('queue/undo');
    expect(now()).toEqual({ queue: [], index: null, track: null });
    send('queue/redo');
    expect(now()).toEqual({ queue: [a], index: 0, track: a });
  });
  it('only the newest change has a notice with Undo', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(b) });
    send('queue/clear');
    expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
  });
  it('treats all steps of one move as one change', async () => {
    await begin(a, b, c);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    send('queue/reorder', { from: 1, to: 2, isStep: true });
    expect(offers()).toEqual([]);
    send('queue/undo');
    expect(now().queue).toEqual([a, b, c]);
    expect(labels()).toEqual([`add “${c.title}”`, `move “${a.title}”`]);
  });
  it('a move that ends where it began is no change', async () => {
    await begin(a, b);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    send('queue/reorder', { from: 1, to: 0, isStep: true });
    expect(labels()).toEqual([`add “${b.title}”`, undefined]);
  });
  it('filling an empty queue shows no Undo', async () => {
    await begin();
    send('playback/play-all', { tracks: [a, b] });
    expect(offers()).toEqual([]);
  });
});

describe('redo', () => {
  it('makes Play All again, with its track at its position', async () => {
    await begin(a, b);
    send('playback/play-all', { tracks: [c, d] });
    const { generation } = context.scope.getState($playback);
    await allSettled(playbackReported, {
      scope: context.scope,
      params: { generation, isPlaying: true, position: 42_000, duration: null },
    });
    send('queue/undo');
    expect(now().track).toEqual(a);
    send('queue/redo');
    expect(now()).toEqual({ queue: [c, d, a, b], index: 0, track: c });
    expect(context.player.loads.at(-1)).toMatchObject({ track: c, position: 42_000 });
  });
  it('keeps a track that was chosen since', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(a) });
    send('queue/undo');
    send('queue/select', { index: 2 });
    send('queue/redo');
    expect(now()).toEqual({ queue: [b, c], index: 1, track: c });
  });
  it('is dropped by a new change', async () => {
    await begin(a, b);
    send('queue/clear');
    send('queue/undo');
    expect(offers()).toEqual([['Undone: clear the queue.', 'queue/redo']]);
    send('queue/add', { track: c });
    expect(labels()).toEqual([`add “${c.title}”`, undefined]);
    expect(offers()).toEqual([]);
    send('queue/redo');
    expect(now().queue).toEqual([a, b, c]);
  });
});

describe('a queue that is restored', () => {
  const earlier = { tracks: [c, d], track: d, position: 61_000 };

  it('takes the place of the present one, waits at its second, and can be undone', async () => {
    await begin(a, b);
    send('playback/toggle');
    send('queue/resume', { ...earlier, isPaused: true });
    expect(now()).toEqual({ queue: [c, d], index: 1, track: d });
    expect(context.scope.getState($playback)).toMatchObject({ position: 61_000, shouldPlay: false });
    expect(offers()).toEqual([['Queue restored.', 'queue/undo']]);
    send('queue/undo');
    expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
    expect(context.scope.getState($isPlaying)).toBe(true);
  });
  it('plays on from its second unless it has to wait', async () => {
    await begin(a, b);
    send('queue/resume', earlier);
    expect(context.player.loads).toMatchObject([{ track: d, position: 61_000 }]);
  });
});

describe('the notice with Undo', () => {
  const cleared = [['Queue cleared.', 'queue/undo']];

  it('disappears when the change is undone another way', async () => {
    await begin(a, b);
    send('queue/clear');
    expect(offers()).toEqual(cleared);
    send('queue/undo');
    expect(offers()).toEqual([['Undone: clear the queue.', 'queue/redo']]);
  });
  it('disappears when a newer change shows no notice', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(c) });
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    expect(offers()).toEqual([]);
  });
  it('stays when playback starts', async () => {
    await begin(a, b);
    send('queue/clear');
    send('playback/toggle');
    expect(offers()).toEqual(cleared);
  });
  it('does not reappear for the previous change after an undo', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(c) });
    send('queue/clear');
    send('queue/undo');
    expect(offers()).toEqual([['Undone: clear the queue.', 'queue/redo']]);
    expect(labels()).toEqual([`remove “${c.title}”`, 'clear the queue']);
  });
  it('shown on request after a move, it disappears with that move', async () => {
    await begin(a, b);
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    const moved = { text: 'Moved.', action: { label: 'Undo', message: 'queue/undo' } } as const;
    send('notice/show', moved);
    expect(offers()).toEqual([['Moved.', 'queue/undo']]);
    send('queue/undo');
    expect(offers()).toEqual([[`Undone: move “${a.title}”.`, 'queue/redo']]);
  });
  it('shown without a change, it has no button', async () => {
    await begin();
    send('notice/show', { text: 'Moved.', action: { label: 'Undo', message: 'queue/undo' } });
    expect(offers()).toEqual([['Moved.', undefined]]);
  });
  it('its disappearance leaves other notices on screen', async () => {
    await begin(a, b);
    send('notice/show', { text: 'Something else.', link: { label: 'Sign in', href: '/sign-in' } });
    send('queue/clear');
    send('queue/undo');
    expect(offers()[0]).toEqual(['Something else.', undefined]);
  });
});
