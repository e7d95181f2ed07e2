// Where the entries of the queue come from, through the commands that change it.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { someTracks } from '@segue/kernel/testing';
import { playbackContext } from '../model/playback-context.fixture';
import { $queue } from '../model/model';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
const { begin, context, now, notices } = playbackContext();

const origins = () =>
  context()
    .scope.getState($queue)
    .map(({ origin }) => (typeof origin === 'object' ? origin.list : (origin ?? 'user')));
const ids = () => now().queue.map(({ id }) => id);
const idsOf = (...tracks: Track[]) => tracks.map(({ id }) => id);

test('the origin of entries is the list that was played or added, else the user [QUEUE-37]', async () => {
  await begin({}, [a]);
  send('playback/play-all', { tracks: [b], name: 'Chill' });
  send('queue/add-all', { tracks: [c], name: 'Party' });
  send('queue/play-next', { track: d });
  expect(origins()).toEqual(['Chill', 'user', 'user', 'Party']);
});
test('the origin of an entry becomes the user by Play next and by a move out of its section [QUEUE-37]', async () => {
  await begin({}, [a]);
  send('queue/add-all', { tracks: [b, c, d], name: 'Chill' });
  send('queue/reorder', { from: 3, to: 2 });
  expect(origins()).toEqual(['user', 'Chill', 'Chill', 'Chill']);
  send('queue/reorder', { from: 3, to: 0 });
  expect(origins()).toEqual(['user', 'user', 'Chill', 'Chill']);
  send('queue/play-next', { track: d });
  expect(origins()).toEqual(['user', 'user', 'user', 'Chill']);
});
test('the origin of entries survives another version, a shuffle, undo and redo [QUEUE-37]', async () => {
  await begin({}, [a]);
  send('queue/add-all', { tracks: [b], name: 'Chill' });
  send('queue/replace', { key: trackKey(b), track: c });
  expect(origins()).toEqual(['user', 'Chill']);
  send('queue/toggle-shuffle');
  send('queue/undo');
  send('queue/undo');
  send('queue/undo');
  send('queue/redo');
  expect(origins()).toEqual(['user', 'Chill']);
});

describe('similar songs', () => {
  const follow = (tracks: Track[]) => send('queue/add-similar', { tracks, after: trackKey(a) });

  it('follow the current track, each once [QUEUE-38]', async () => {
    await begin({}, [a]);
    follow([b, a, b, c]);
    expect(ids()).toEqual(idsOf(a, b, c));
    expect(origins()).toEqual(['user', 'similar', 'similar']);
    expect(notices()).toEqual([]);
  });
  it('do not follow a track that is not the current entry any more [QUEUE-43]', async () => {
    await begin({}, [a]);
    send('queue/clear');
    follow([b]);
    expect(ids()).toEqual([]);
    send('playback/play', { track: c });
    follow([b]);
    expect(ids()).toEqual(idsOf(c));
  });
  it('similar songs wait until entries added later have played [QUEUE-44]', async () => {
    await begin({}, [a]);
    follow([b, c]);
    send('queue/add', { track: d });
    expect(ids()).toEqual(idsOf(a, d, b, c));
    send('queue/select', { index: 2 });
    send('queue/remove', { key: trackKey(d) });
    send('queue/add', { track: d });
    expect(ids()).toEqual(idsOf(a, b, d, c));
  });
  it('stay last when the queue is shuffled', async () => {
    await begin({}, [a, b, c]);
    follow([d]);
    send('queue/toggle-shuffle');
    expect(origins()).toEqual(['user', 'user', 'user', 'similar']);
  });
});

test.each([
  ['plays the next entry that stays', [a, b, c], 0, d, true],
  ['stops when none comes after the current one', [b, c, d], 0, a, false],
])('removing several tracks is one change and %s [QUEUE-41]', async (_, gone, index, track, isPlaying) => {
  await begin({}, [a, b, c, d]);
  send('queue/select', { index: 1 });
  send('queue/remove-all', { keys: gone.map(trackKey) });
  expect(now()).toMatchObject({ index, track: { id: track.id }, isPlaying });
  expect(notices()).toEqual(['Removed 3 tracks from the queue.']);
  send('queue/undo');
  expect(ids()).toEqual(idsOf(a, b, c, d));
});
