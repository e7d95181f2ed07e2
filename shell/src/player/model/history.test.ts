// Notices and playback after undo and redo. That they restore any queue is tested in rules/queue-programs.test.ts.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { someTracks } from '@segue/kernel/testing';
import { $notices } from '@segue/kernel/state/ports';
import { $undoable } from './model';
import { playbackContext } from './playback-context.fixture';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
const { context, begin: open, now, report } = playbackContext();
const begin = (...queued: Track[]) => open({}, queued);

const labels = () => {
  const { 'queue/undo': undo, 'queue/redo': redo } = context().scope.getState($undoable);
  return [undo?.label, redo?.label];
};
const offers = () =>
  context()
    .scope.getState($notices)
    .map(({ text, action }) => [text, action?.message]);
const lastLoad = () => context().player.loads.at(-1);
const undoes = (text: string) => [[text, 'queue/undo']];
const redoes = (text: string) => [[text, 'queue/redo']];

test('undo of a removed current track leaves the next one playing', async () => {
  await begin(a, b, c);
  send('playback/toggle');
  send('queue/remove', { key: trackKey(a) });
  expect(offers()).toEqual(undoes(`Removed “${a.title}” from the queue.`));
  send('queue/undo');
  expect(now()).toMatchObject({ queue: [a, b, c], index: 1, track: b });
  expect(context().player.loads).toHaveLength(2);
});
test('undo of a replaced entry restores its position, and playback continues', async () => {
  await begin(a, b, c);
  send('queue/select', { index: 1 });
  send('queue/replace', { key: trackKey(b), track: d });
  expect(now()).toMatchObject({ queue: [a, d, c], index: 1, track: d });
  expect(offers()).toEqual([]);
  send('queue/undo');
  expect(now()).toMatchObject({ queue: [a, b, c], index: 1, track: b, isPlaying: true });
});
test('undo of Play All, and redo of it, resume the track at its position', async () => {
  await begin(a, b);
  send('playback/toggle');
  await report(true, 42_000);
  send('playback/play-all', { tracks: [c, d] });
  await report(true, 61_000);
  send('queue/undo');
  expect(now()).toMatchObject({ queue: [a, b], index: 0, track: a });
  expect(lastLoad()).toMatchObject({ track: a, position: 42_000 });
  send('queue/redo');
  expect(now()).toMatchObject({ queue: [c, d, a, b], index: 0, track: c });
  expect(lastLoad()).toMatchObject({ track: c, position: 61_000 });
});
test('undo treats all steps of a move as one change, or none if it ends where it began', async () => {
  await begin(a, b, c);
  const move = (from: number, to: number) => send('queue/reorder', { from, to, isStep: true });
  move(0, 1);
  move(1, 0);
  expect(labels()).toEqual([`add “${c.title}”`, undefined]);
  move(0, 1);
  move(1, 2);
  expect(offers()).toEqual([]);
  send('queue/undo');
  expect(now().queue).toEqual([a, b, c]);
  expect(labels()).toEqual([`add “${c.title}”`, `move “${a.title}”`]);
});

test.each<[string, () => void, Track[], string, string]>([
  ['Clear', () => send('queue/clear'), [], 'Queue cleared.', 'clear the queue'],
  [
    'Play next',
    () => send('queue/play-next', { track: d }),
    [a, b, d, c],
    `Playing next: ${d.title}`,
    `play “${d.title}” next`,
  ],
  [
    'Add all to queue',
    () => send('queue/add-all', { tracks: [d, a, d] }),
    [a, b, c, d],
    'Added 1 track to the queue. 1 was already there.',
    'add 1 track',
  ],
  [
    'a list with tracks that cannot be played [SELECT-06]',
    () => send('queue/add-all', { tracks: [d, { ...d, id: 'x', access: 'blocked' }] }),
    [a, b, c, d, { ...d, id: 'x', access: 'blocked' }],
    'Added 2 tracks to the queue. 1 can’t be played here.',
    'add 2 tracks',
  ],
  [
    'several tracks to play next [SELECT-05]',
    () => send('queue/play-next-all', { tracks: [d, b, a] }),
    [b, d, a, c],
    'Playing 2 tracks next.',
    'play 2 tracks next',
  ],
  [
    'several removed tracks [SELECT-05]',
    () => send('queue/remove-all', { keys: [a, c].map(trackKey) }),
    [b],
    'Removed 2 tracks from the queue.',
    'remove 2 tracks',
  ],
])('one notice offers to undo %s, and the next one to redo it', async (_, change, queue, done, label) => {
  await begin(a, b, c);
  send('queue/select', { index: 1 });
  change();
  expect(now().queue).toEqual(queue);
  expect(offers()).toEqual(undoes(done));
  send('queue/undo');
  expect(now()).toMatchObject({ queue: [a, b, c], index: 1, track: b });
  expect(offers()).toEqual(redoes(`Undone: ${label}.`));
  send('queue/undo');
  expect(now().queue).toEqual([a, b]);
});

test('no undo is offered where every track was queued already, and a notice says so', async () => {
  await begin(a, b);
  send('queue/add-all', { tracks: [b, a] });
  send('queue/add-all', { tracks: [] });
  expect(offers()).toEqual([['Already in the queue.', undefined]]);
  expect(labels()).toEqual([`add “${b.title}”`, undefined]);
});
test('no undo is offered for filling an empty queue', async () => {
  await begin();
  send('playback/play-all', { tracks: [a, b] });
  expect(offers()).toEqual([]);
});

test('redo keeps a track that was chosen since', async () => {
  await begin(a, b, c);
  send('queue/remove', { key: trackKey(a) });
  send('queue/undo');
  send('queue/select', { index: 2 });
  send('queue/redo');
  expect(now()).toMatchObject({ queue: [b, c], index: 1, track: c });
});

describe('the notice with Undo', () => {
  const cleared = undoes('Queue cleared.');

  it('is that of the newest change, and stays when playback starts', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(b) });
    send('queue/clear');
    send('playback/toggle');
    expect(offers()).toEqual(cleared);
  });
  it('leaves when a newer change shows none', async () => {
    await begin(a, b, c);
    send('queue/remove', { key: trackKey(c) });
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    expect(offers()).toEqual([]);
  });
  it('the Undo notice of an earlier change does not return, and other notices stay', async () => {
    await begin(a, b, c);
    send('notice/show', { text: 'Something else.', link: { label: 'Sign in', href: '/sign-in' } });
    send('queue/remove', { key: trackKey(c) });
    send('queue/clear');
    send('queue/undo');
    expect(offers()).toEqual([['Something else.', undefined], ...redoes('Undone: clear the queue.')]);
    expect(labels()).toEqual([`remove “${c.title}”`, 'clear the queue']);
  });
  it('shown on request has a button only after a change, and leaves with it', async () => {
    const moved = { text: 'Moved.', action: { label: 'Undo', message: 'queue/undo' } } as const;
    await begin();
    send('notice/show', moved);
    expect(offers()).toEqual([['Moved.', undefined]]);
    for (const track of [a, b]) send('queue/add', { track });
    send('queue/reorder', { from: 0, to: 1, isStep: true });
    send('notice/show', moved);
    expect(offers()).toEqual(undoes('Moved.'));
    send('queue/undo');
    expect(offers()).toEqual(redoes(`Undone: move “${a.title}”.`));
  });
});
