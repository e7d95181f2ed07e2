import { someTracks } from '@segue/kernel/testing';
import type { Track } from '@segue/contract';
import fc from 'fast-check';
import { hear, type Listening } from './listening';
import { INITIAL_PLAYBACK, type PlaybackState } from './playback-state';

const [song, other] = someTracks('soundcloud', 2) as [Track, Track];
const LENGTH_MS = 200_000;
type Moment = { at: number; position: number } & Partial<PlaybackState>;

const step = (listening: Listening | null, { at, ...state }: Moment): Listening =>
  hear(
    listening,
    {
      ...INITIAL_PLAYBACK,
      current: song,
      generation: 1,
      shouldPlay: true,
      isSounding: true,
      isLoaded: true,
      duration: LENGTH_MS,
      ...state,
    },
    at,
  );
/** How often the moments contain a listen, and the last state. */
function listensIn(moments: readonly Moment[]) {
  let listening: Listening | null = null;
  let count = 0;
  for (const moment of moments) {
    const before: Listening | null = listening;
    listening = step(before, moment);
    if (listening.isListen && !before?.isListen) count += 1;
  }
  return { count, listening };
}
/** The song sounds from one position to another, with a report each second. */
const sound = (from: number, to: number, at: number, change: Partial<PlaybackState> = {}): Moment[] =>
  Array.from({ length: (to - from) / 1000 + 1 }, (_, second) => ({
    at: at + second * 1000,
    position: from + second * 1000,
    ...change,
  }));

test.each<[string, number | null, number]>([
  ['half of a song', 200_000, 100],
  ['four minutes of a long one', 3_600_000, 240],
  ['four minutes where no length is known', null, 240],
])('listen: %s, not a second less, once [HISTORY-01]', (_what, duration, seconds) => {
  const current = { ...song, duration };
  const heard = (lastSecond: number) =>
    listensIn(sound(0, lastSecond * 1000, 0, { current, duration })).count;
  expect([heard(seconds - 1), heard(seconds), heard(seconds + 100)]).toEqual([0, 1, 1]);
});

test.each<[string, Moment[]]>([
  ['a song under 30 seconds', sound(0, 29_000, 0, { duration: 29_000 })],
  ['a preview', sound(0, 30_000, 0, { current: { ...song, access: 'preview' }, duration: 30_000 })],
  ['a jump to the end', [...sound(0, 5000, 0), ...sound(190_000, 200_000, 6000)]],
  [
    'a pause at the start',
    [...sound(0, 5000, 0), { at: 6000, position: 5000, isSounding: false }, ...sound(5000, 9000, 900_000)],
  ],
  ['a computer that slept', [...sound(0, 5000, 0), ...sound(5000, 9000, 900_000)]],
  [
    'half of one song and half of another',
    [...sound(0, 99_000, 0), ...sound(0, 99_000, 99_000, { current: other, generation: 2 })],
  ],
])('listen: %s is none [HISTORY-01]', (_what, moments) => {
  expect(listensIn(moments).count).toBe(0);
});

test('listen: a repeat counts again; a reload after a failure is the same playback [HISTORY-01]', () => {
  const once = sound(0, 199_000, 0);
  expect(listensIn([...once, ...sound(0, 199_000, 200_000, { generation: 2 })]).count).toBe(2);
  const reloaded = listensIn([...sound(0, 60_000, 0), ...sound(60_000, 199_000, 70_000, { generation: 2 })]);
  expect([reloaded.count, reloaded.listening?.startedAt]).toEqual([1, 0]);
});

test('listen: whatever the player reports, no more is heard than has passed, and one playback counts once', () => {
  const moment = fc.record({
    wait: fc.integer({ min: 0, max: 90_000 }),
    position: fc.integer({ min: 0, max: LENGTH_MS }),
    isSounding: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (steps) => {
      let at = 0;
      const moments = steps.map(({ wait, ...state }) => ({ at: (at += wait), ...state }));
      const { count, listening } = listensIn(moments);
      const sounded = moments.reduce(
        (sum, { at: end }, index) =>
          sum + (moments[index - 1]?.isSounding ? end - moments[index - 1]!.at : 0),
        0,
      );
      expect(listening?.heardMs ?? 0).toBeLessThanOrEqual(sounded);
      expect(count).toBe((listening?.heardMs ?? 0) >= LENGTH_MS / 2 ? 1 : 0);
    }),
  );
});
