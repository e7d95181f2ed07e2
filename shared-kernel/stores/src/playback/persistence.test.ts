import { send } from '@segue/event-bus';
import { createTestContext, later, settled, someTracks, type TestContext } from '@segue/testing';
import { $currentTrack } from '../index';
import { $diagnostics, $isPlayerExpanded, $isQueueOpen, $queue } from '../ports';
import { serialise, type SavedState } from './saved-state';
import { savedState } from './persistence';

const tracks = someTracks('soundcloud', 2);
let context: TestContext;
let stored: string | null;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  context.stop();
  jest.restoreAllMocks();
});

async function begin(saved: string | null): Promise<void> {
  stored = saved;
  context = createTestContext({
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
  await begin(serialise({ queue: { tracks, index: 1 }, panels }));
  expect(context.scope.getState($queue)).toEqual(tracks);
  expect(context.scope.getState($currentTrack)).toEqual(tracks[1]);
  expect(context.scope.getState($isQueueOpen)).toBe(true);
  expect(context.scope.getState($isPlayerExpanded)).toBe(false);
  expect(context.player.loads).toEqual([]);
});
it.each([
  ['opened', 1, false, true],
  ['opened and closed', 2, true, false],
])('a queue panel that was %s before the saved state is read stays so', async (_, times, saved, expected) => {
  const panels = { isQueueOpen: saved, isPlayerExpanded: true };
  stored = serialise({ queue: { tracks, index: 1 }, panels });
  const reading = later<string>();
  context = createTestContext({
    handlers: [
      [savedState.readFx, () => reading.promise],
      [savedState.writeFx, () => undefined],
    ],
  });
  for (let time = 0; time < times; time++) send('queue/toggle-panel');
  reading.arrive(stored);
  await settled(context.scope);
  expect(context.scope.getState($queue)).toEqual(tracks);
  expect(context.scope.getState($isQueueOpen)).toBe(expected);
});
it('a visitor restores no favorite flags of the session before', async () => {
  const favorites = tracks.map((track) => ({ ...track, isFavorited: true, favoritedAt: '2026-01-01' }));
  const panels = { isQueueOpen: false, isPlayerExpanded: true };
  await begin(serialise({ queue: { tracks: favorites, index: 0 }, panels }));
  expect(context.scope.getState($queue)).toEqual(tracks.map((track) => ({ ...track, isFavorited: false })));
});
it('writes every change [PERSIST-02] [PERSIST-03] [PERSIST-04] [PERSIST-05] [PERSIST-07]', async () => {
  await begin(null);
  send('queue/add', { track: tracks[0]! });
  send('queue/toggle-panel');
  expect(JSON.parse(stored ?? '')).toEqual({
    queue: [tracks[0]],
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
  context = createTestContext({
    handlers: [
      [savedState.readFx, () => Promise.reject(new Error('denied'))],
      [savedState.writeFx, () => Promise.reject(new Error('denied'))],
    ],
  });
  await settled(context.scope);
  send('queue/add', { track: tracks[0]! });
  await settled(context.scope);
  expect(context.scope.getState($queue)).toEqual([tracks[0]]);
  expect(logged()).toEqual(['saved player state: warning', 'saved player state: warning']);
});
