import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import { $notices, $position, $queue, leaderStateReceived, parseSavedState } from '@segue/stores/ports';
import { renderInScope, settled, someTracks } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';
import { wireLastQueue } from '.';
import { lastQueueOf, parsePlace, queueText, type Place } from './saved';

const placeText = (place: Place) => JSON.stringify(place);
/** What a visit with these two texts in its storage resumes. */
const readLastQueue = (queue: string | null, place: string | null) =>
  lastQueueOf(parseSavedState(queue ?? '{}').value.queue.tracks, parsePlace(place ?? 'null').value);

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];

function leave(position: number): void {
  localStorage.setItem('lastQueue', queueText([a, b]));
  localStorage.setItem('lastPlace', placeText({ key: trackKey(b), position }));
}
let unwire: () => void;
afterEach(() => unwire());
async function open() {
  const shown = renderInScope(<OpenedQueue />);
  act(() => {
    unwire = wireLastQueue(shown.scope);
  });
  await act(() => settled(shown.scope));
  return shown;
}
beforeEach(() => localStorage.clear());

test('the last visit’s queue is offered and resumes at its position', async () => {
  leave(83_000);
  const { scope, user, player } = await open();
  expect(scope.getState($notices)).toMatchObject([
    { text: `Pick up where you left off: “${b.title}”, 1:23`, action: { says: 'queue/resume-last' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Resume where you left off' }));
  await act(() => settled(scope));
  expect(scope.getState($queue).map(trackKey)).toEqual([a, b].map(trackKey));
  expect(scope.getState($currentTrack)?.id).toBe(b.id);
  expect(scope.getState($position)).toBe(83_000);
  expect(scope.getState($isPlaying)).toBe(true);
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

describe('while another tab plays', () => {
  const query = jest.fn<Promise<LockManagerSnapshot>, []>();
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));
  const leaderState = {
    queue: { tracks: [a], index: 0 },
    current: a,
    isPlaying: true,
    isSounding: true,
    position: 0,
    duration: null,
    repeat: 'off' as const,
    orderBeforeShuffle: null,
  };

  test('nothing is offered, even before that tab has answered', async () => {
    leave(83_000);
    query.mockResolvedValue({ held: [{ name: 'segue-player-another' }] });
    const { scope } = await open();
    expect(scope.getState($notices)).toEqual([]);
  });
  test('the offer disappears when that tab starts later', async () => {
    leave(83_000);
    query.mockResolvedValue({ held: [{ name: 'a lock of something else' }] });
    const { scope } = await open();
    expect(scope.getState($notices)).toHaveLength(1);
    await act(() => allSettled(leaderStateReceived, { scope, params: leaderState }));
    expect(scope.getState($notices)).toEqual([]);
  });
});

test('after a reload the track of the restored queue is paused at its second', async () => {
  leave(83_000);
  const { scope, player } = renderInScope(<OpenedQueue />);
  act(() => send('queue/add', { track: b }));
  act(() => {
    unwire = wireLastQueue(scope);
  });
  await act(() => settled(scope));
  expect(scope.getState($position)).toBe(83_000);
  expect(JSON.parse(localStorage.getItem('lastPlace')!)).toEqual({ key: trackKey(b), position: 83_000 });
  expect(player.loads).toEqual([]);
  act(() => send('playback/toggle'));
  await act(() => settled(scope));
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

test('after a reload the place of another track does not count', async () => {
  leave(83_000);
  const { scope } = renderInScope(<OpenedQueue />);
  act(() => send('queue/add', { track: a }));
  act(() => {
    unwire = wireLastQueue(scope);
  });
  await act(() => settled(scope));
  expect(scope.getState($position)).toBe(0);
});

test('it never starts by itself and is not offered beside another queue', async () => {
  leave(83_000);
  const { scope } = await open();
  expect(scope.getState($queue)).toEqual([]);
  act(() => send('queue/add', { track: a }));
  expect(screen.queryByRole('button', { name: 'Resume where you left off' })).not.toBeInTheDocument();
  act(() => send('queue/resume-last'));
  expect(scope.getState($queue)).toHaveLength(1);
});

test('every change is stored, and a cleared queue cannot be resumed', async () => {
  await open();
  act(() => send('queue/add', { track: { ...a, isFavorited: true } }));
  expect(readLastQueue(localStorage.getItem('lastQueue'), localStorage.getItem('lastPlace'))).toMatchObject({
    current: { id: a.id, isFavorited: false },
    position: 0,
  });
  act(() => send('playback/seek', { position: 61_000 }));
  expect(localStorage.getItem('lastPlace')).toBe(placeText({ key: trackKey(a), position: 61_000 }));
  act(() => send('queue/clear'));
  expect(readLastQueue(localStorage.getItem('lastQueue'), localStorage.getItem('lastPlace'))).toBeNull();
});

test.each([
  ['nothing', null, null],
  ['no JSON', '{"queue": [', '{'],
  ['another shape', '{"queue": 7}', '[]'],
  ['an empty queue', queueText([]), placeText({ key: trackKey(a), position: 5 })],
])('%s in the storage offers nothing', (_, queue, place) => {
  expect(readLastQueue(queue, place)).toBeNull();
});

test('an invalid position starts at the beginning', () => {
  expect(readLastQueue(queueText([a]), '{"key":"soundcloud:gone","position":9}')).toMatchObject({
    position: 0,
  });
  expect(readLastQueue(queueText([a]), `{"key":"${trackKey(a)}","position":1e12}`)?.position).toBe(
    a.duration,
  );
  expect(readLastQueue(queueText([a]), `{"key":"${trackKey(a)}","position":-4}`)?.position).toBe(0);
});
