import { send } from '@segue/kernel/bus';
import { aSoundcloudTrack, someTracks, later, settled } from '@segue/kernel/testing';
import { $currentTrack } from '@segue/kernel/state';
import { $diagnostics } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { $isPlayerExpanded, $isQueueOpen } from './panels';
import { $queue } from './model';
import { savedState } from './persistence';
import { parseSavedState, serialise, type SavedState } from './saved-state';

const panels = { isQueueOpen: true, isPlayerExpanded: false };
const tracks = someTracks('spotify', 3);

it('a saved state is parsed to what was serialized', () => {
  const state = { queue: { tracks, index: 1 }, panels };
  expect(parseSavedState(serialise(state))).toEqual({ value: state, problems: [] });
});
it('expands the bar and closes the panel by default', () => {
  expect(parseSavedState('{}').value.panels).toEqual({ isQueueOpen: false, isPlayerExpanded: true });
});
it('drops bad and repeated entries and keeps the index on its track', () => {
  const saved = { queue: [tracks[0], { id: 7 }, tracks[0], tracks[2]], currentTrackIndex: 3 };
  const { value, problems } = parseSavedState(JSON.stringify(saved));
  expect(value.queue).toEqual({ tracks: [tracks[0], tracks[2]], index: 1 });
  expect(problems).toEqual(['Saved queue entry 1 is not a track']);
});
it('keeps where entries come from; entries saved before that are of the user [QUEUE-37]', () => {
  const [a, b, c] = someTracks('spotify', 3);
  const entries = [{ ...a!, origin: { list: 'Chill' } }, b!, { ...c!, origin: 'similar' as const }];
  const text = serialise({ queue: { tracks: entries, index: 0 }, panels });
  expect(parseSavedState(text).value.queue.tracks).toEqual(entries);
});
it.each([7, 'friend', { list: 7 }, null])('an unknown origin of an entry is dropped: %j', (origin) => {
  const text = JSON.stringify({ queue: [{ ...tracks[0], origin }] });
  expect(parseSavedState(text).value.queue.tracks).toEqual([tracks[0]]);
});
it('saved queue: null is treated as absent and a numeric id becomes text [DATA-31]', () => {
  const saved = { queue: [{ ...tracks[0], id: 293, uri: null, imageUrl: null, favoritedAt: null }] };
  const { value, problems } = parseSavedState(JSON.stringify(saved));
  expect(value.queue.tracks).toMatchObject([{ id: '293', title: tracks[0]?.title }]);
  expect(problems).toEqual([]);
});
it('reports an invalid current index and uses none [ERR-44]', () => {
  const { value, problems } = parseSavedState(JSON.stringify({ queue: tracks, currentTrackIndex: 9 }));
  expect(value.queue.index).toBeNull();
  expect(problems).toEqual(['Invalid current track index 9']);
});
it('drops links that are not web addresses', () => {
  const planted = aSoundcloudTrack({
    uri: 'javascript:alert(1)',
    imageUrl: 'data:text/html,x',
    artistInfo: [{ id: '1', name: 'A', profileUrl: 'javascript:alert(1)' }],
    uploader: { id: '2', name: 'B', profileUrl: 'javascript:alert(1)' },
  });
  const [track] = parseSavedState(JSON.stringify({ queue: [planted] })).value.queue.tracks;
  expect(track).toEqual(
    expect.objectContaining({ artistInfo: [{ id: '1', name: 'A' }], uploader: { id: '2', name: 'B' } }),
  );
  expect(track).not.toHaveProperty('uri');
  expect(track).not.toHaveProperty('imageUrl');
});
it('never throws and never returns an invalid queue, for any stored text', () => {
  const anyEntry = fc.oneof(
    fc.constantFrom(...tracks),
    fc.json().map((json) => JSON.parse(json) as unknown),
  );
  const anySaved = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        queue: fc.oneof(fc.array(anyEntry), fc.anything()),
        currentTrackIndex: fc.oneof(fc.integer(), fc.anything()),
      })
      .map((saved) => JSON.stringify(saved) ?? ''),
  );
  fc.assert(
    fc.property(anySaved, (text) => {
      const { queue } = parseSavedState(text).value;
      expect(queue.index === null || queue.tracks[queue.index] !== undefined).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const queued = someTracks('soundcloud', 2);
let context: PlayerContext;
let stored: string | null;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  context?.stop();
  jest.restoreAllMocks();
});

async function begin(saved: string | null): Promise<void> {
  stored = saved;
  context = createPlayerContext({
    handlers: [
      [savedState.readFx, () => stored],
      [savedState.writeFx, (state: SavedState) => void (stored = serialise(state))],
    ],
  });
  await settled(context.scope);
}
const logged = () => context.scope.getState($diagnostics).map(({ area, level }) => `${area}: ${level}`);

it('restores queue, current track and panels without playing [PERSIST-09]', async () => {
  const panels = { isQueueOpen: true, isPlayerExpanded: false };
  await begin(serialise({ queue: { tracks: queued, index: 1 }, panels }));
  expect(context.scope.getState($queue)).toEqual(queued);
  expect(context.scope.getState($currentTrack)).toEqual(queued[1]);
  expect(context.scope.getState($isQueueOpen)).toBe(true);
  expect(context.scope.getState($isPlayerExpanded)).toBe(false);
  expect(context.player.loads).toEqual([]);
});
it.each([
  ['opened', 1, false, true],
  ['opened and closed', 2, true, false],
])('a queue panel that was %s before the saved state is read stays so', async (_, times, saved, expected) => {
  const panels = { isQueueOpen: saved, isPlayerExpanded: true };
  stored = serialise({ queue: { tracks: queued, index: 1 }, panels });
  const reading = later<string>();
  context = createPlayerContext({
    handlers: [
      [savedState.readFx, () => reading.promise],
      [savedState.writeFx, () => undefined],
    ],
  });
  for (let time = 0; time < times; time++) send('queue/toggle-panel');
  reading.arrive(stored);
  await settled(context.scope);
  expect(context.scope.getState($queue)).toEqual(queued);
  expect(context.scope.getState($isQueueOpen)).toBe(expected);
});
it('a visitor restores no favorite flags of the session before', async () => {
  const favorites = queued.map((track) => ({ ...track, isFavorited: true, favoritedAt: '2026-01-01' }));
  const panels = { isQueueOpen: false, isPlayerExpanded: true };
  await begin(serialise({ queue: { tracks: favorites, index: 0 }, panels }));
  expect(context.scope.getState($queue)).toEqual(queued.map((track) => ({ ...track, isFavorited: false })));
});
it('writes every change [PERSIST-02] [PERSIST-03] [PERSIST-04] [PERSIST-05] [PERSIST-07]', async () => {
  await begin(null);
  send('queue/add', { track: queued[0]! });
  send('queue/toggle-panel');
  expect(JSON.parse(stored ?? '')).toEqual({
    queue: [queued[0]],
    currentTrackIndex: 0,
    showQueueManager: true,
    isPlaybackExpanded: true,
  });
});
it('logs unreadable saved state [PERSIST-10]', async () => {
  await begin('{"queue":');
  expect(logged()).toEqual(['saved player state: warning']);
});
it('logs a blocked storage and keeps the defaults', async () => {
  context = createPlayerContext({
    handlers: [
      [savedState.readFx, () => Promise.reject(new Error('denied'))],
      [savedState.writeFx, () => Promise.reject(new Error('denied'))],
    ],
  });
  await settled(context.scope);
  send('queue/add', { track: queued[0]! });
  await settled(context.scope);
  expect(context.scope.getState($queue)).toEqual([queued[0]]);
  expect(logged()).toEqual(['saved player state: warning', 'saved player state: warning']);
});
