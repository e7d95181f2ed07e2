import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import { playTrack } from './play-track';
import { INITIAL_PLAYBACK, type PlaybackState, type TransitionResult } from './playback-state';
import { togglePlay } from './playback-transitions';
import { onFailure, onOtherTab } from './player-transitions';
import { undo } from './queue-history';
import { anyCommand, RIGHTS, run as runCommand, SONGS } from './queue-programs.fixture';
import { addAndPlayAll, addNext, addTracks } from './queue-transitions';
import { restoreQueue, resumeQueue } from './restored-queue';

const VISITOR: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const SEPARATED: PlaybackState = { ...INITIAL_PLAYBACK, isSeparated: true };
const [s1, s2] = SONGS as [Track, Track];
const [c1, c2] = SONGS.slice(5) as [Track, Track];

type Step = (state: PlaybackState) => TransitionResult;
const run = (steps: readonly Step[], from = SEPARATED) =>
  steps.reduce((state, step) => step(state).state, from);
const add =
  (track: Track): Step =>
  (state) =>
    addTracks(state, { tracks: [track] }, RIGHTS);
const play =
  (track: Track, rights = RIGHTS): Step =>
  (state) =>
    playTrack(state, { track }, rights);
const undoLast: Step = (state) => undo(state, RIGHTS);

const song = fc.constantFrom(...SONGS);
const savedTracks = fc.uniqueArray(song, { minLength: 1, maxLength: 6 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyCommand.map(
      (command): Step =>
        (state) =>
          runCommand(state, command),
    ),
  },
  song.map((track) => play(track, VISITOR)),
  fc.tuple(savedTracks, song).map(
    ([tracks, track]): Step =>
      (state) =>
        resumeQueue(state, { tracks, track, position: 0 }, RIGHTS),
  ),
  savedTracks.map(
    (tracks): Step =>
      (state) =>
        restoreQueue(state, { tracks, index: 0 }),
  ),
  fc.constantFrom<Step>(
    (state) => togglePlay(state, RIGHTS),
    onOtherTab,
    (state) => onFailure(state, { generation: state.generation, reason: 'failed' }, RIGHTS),
  ),
);

function providersOf({ queue, current }: PlaybackState): Set<Provider> {
  return new Set([...queue.tracks, ...(current ? [current] : [])].map(({ provider }) => provider));
}

test('separated providers: no sequence of commands mixes a queue', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 30 }), (steps) => {
      let state = SEPARATED;
      for (const step of steps) {
        state = step(state).state;
        expect(providersOf(state).size).toBeLessThan(2);
        const { tracks, index } = state.queue;
        expect(index === null || tracks[index] !== undefined).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('separated providers: undo restores a queue that another provider replaced', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 15 }), song, (steps, track) => {
      const before = run(steps);
      const { state, effects } = playTrack(before, { track }, RIGHTS);
      if (!effects.undoNotice || before.queue.tracks.length === 0) return;
      const { queue } = undo(state, RIGHTS).state;
      expect(queue.tracks).toEqual(before.queue.tracks);
    }),
    { numRuns: 60 },
  );
});

test.each<[string, Step]>([
  ['Add to queue', add(c1)],
  ['Add all to queue', (state) => addTracks(state, { tracks: [c1, c2] }, RIGHTS)],
  ['Play next', (state) => addNext(state, { tracks: [c1] })],
])('separated providers: %s changes nothing, and a notice offers a new queue', (_, step) => {
  const before = run([add(s1), add(s2)]);
  const { state, effects } = step(before);
  expect(state).toBe(before);
  expect(effects).toEqual({
    notice: {
      text: 'The queue holds Spotify tracks. Start a new SoundCloud queue?',
      action: { label: 'Start', message: 'playback/play', track: c1 },
    },
  });
});

test('Add all to queue of a mixed list adds the tracks of the queue’s provider', () => {
  const all = { tracks: [c1, s1, c2, s2] };
  expect(addTracks(run([add(s1)]), all, RIGHTS).state.queue.tracks).toEqual([s1, s2]);
  expect(addTracks(SEPARATED, all, RIGHTS).state.queue.tracks).toEqual([c1, c2]);
});

test('playing a track of the other provider starts a new queue, which can be undone', () => {
  const before = run([add(s1), add(s2), play(s2)]);
  const { state, effects } = play(c1)({ ...before, position: 9000 });
  expect(state).toMatchObject({ queue: { tracks: [c1], index: 0 }, current: c1 });
  expect(effects).toMatchObject({ pause: true, load: { track: c1 } });
  expect(effects.undoNotice?.text).toBe('Started a SoundCloud queue.');
  const undone = undoLast(undoLast(run([add(c2)], state)).state);
  expect(undone.state.queue).toEqual({ tracks: [s1, s2], index: 1 });
  expect(undone.effects).toMatchObject({ pause: true, load: { track: s2, position: 9000 } });
});

test('separated providers: undo restores a replaced queue that had no current track', () => {
  const saved: Step = (state) => restoreQueue(state, { tracks: [s1, s2], index: null });
  const { queue, current } = run([saved, play(c1), undoLast]);
  expect({ queue, current }).toEqual({ queue: { tracks: [s1, s2], index: null }, current: null });
});

test('separated providers: a track that cannot be played does not replace the queue', () => {
  const before = run([add(c1), play(c1)]);
  const one = playTrack(before, { track: s1 }, VISITOR);
  const all = addAndPlayAll(before, { tracks: [s1, s2] }, VISITOR);
  for (const { state, effects } of [one, all]) {
    expect(state).toBe(before);
    expect(Object.keys(effects)).toEqual(['notice']);
    expect(effects.notice?.text).toMatch(/^Sign in/);
  }
});

test('separated providers: Play All of the other one replaces the queue', () => {
  const { state } = addAndPlayAll(run([add(c1)]), { tracks: [s1, c2, s2] }, RIGHTS);
  expect(state.queue).toEqual({ tracks: [s1, s2], index: 0 });
  expect(undoLast(state).state.queue.tracks).toEqual([c1]);
});

test.each<[string, Step]>([
  ['a reload', (state) => restoreQueue(state, { tracks: [s1, c1, s2, c2], index: 3 })],
  [
    'the last visit',
    (state) => resumeQueue(state, { tracks: [s1, c1, s2, c2], track: c2, position: 5 }, RIGHTS),
  ],
])('a mixed queue of %s keeps the provider of its current track, and a notice says so', (_, step) => {
  const { state, effects } = step(SEPARATED);
  expect(state).toMatchObject({ queue: { tracks: [c1, c2], index: 1 }, current: c2 });
  expect(effects.notice?.text).toBe('A queue holds one service here. Only its SoundCloud tracks were kept.');
});
