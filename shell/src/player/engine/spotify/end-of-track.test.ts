import { aSpotifyTrack } from '@segue/testing';
import { duringSeek, readState, watchFor, type Verdict } from './end-of-track';
import { anSdkState } from './fake-sdk';
import type { SdkState } from './sdk';

const DURATION = 245_980;
const ours = { uri: 'spotify:track:ours', name: 'Late Ferry', duration_ms: DURATION };
const other = { uri: 'spotify:track:other', name: 'Paper Lanterns', duration_ms: 99_000 };
const track = aSpotifyTrack({ id: 'ours', title: ours.name, duration: DURATION });

/** What real sessions said, one second apart, after the track had started. */
function verdicts(states: readonly (SdkState | null)[], wantsSound = true, before = [started]): Verdict[] {
  let watch = watchFor(track, ours.uri);
  return [...before, ...states]
    .map((state, index) => {
      const read = readState(watch, state, { now: index * 1000, wantsSound });
      watch = read.watch;
      return read.verdict;
    })
    .slice(before.length);
}

const started = anSdkState({ track: ours });
const nearEnd = anSdkState({
  track: ours,
  position: 245_948,
  paused: true,
  disallows: { resuming: true, skipping_prev: true },
  previous: [other],
});
const backAtStart = anSdkState({ track: ours, paused: true, previous: [ours] });
const alone = anSdkState({ track: ours, paused: true });

it('hears the end in the full sequence, once', () => {
  expect(verdicts([nearEnd, backAtStart, alone])).toEqual(['ended', 'foreign', 'foreign']);
});
it('hears the end in a state at position 0 with previous tracks, once [PLAY-16]', () => {
  expect(verdicts([backAtStart, backAtStart])).toEqual(['ended', 'foreign']);
});
it('hears the end when a state is doubled with a slightly other length', () => {
  const shorter = anSdkState({ track: ours, paused: true, previous: [ours], duration: DURATION - 24 });
  expect(verdicts([nearEnd, backAtStart, shorter, alone])).toEqual([
    'ended',
    'foreign',
    'foreign',
    'foreign',
  ]);
});
it('hears the end when the player paused by itself near it', () => {
  const silent = anSdkState({ track: ours, position: DURATION, paused: true });
  expect(verdicts([silent])).toEqual(['ended']);
});
it('takes a pause near the end for a pause when the listener made it', () => {
  const paused = anSdkState({ track: ours, position: DURATION - 100, paused: true });
  expect(verdicts([paused], false)).toEqual(['current']);
});
it('does not take the last state of the track before for an end', () => {
  const former = anSdkState({ track: other, paused: true, previous: [other] });
  expect(verdicts([former, started], true, [])).toEqual(['foreign', 'current']);
});
it('does not take the remains of the same track’s former end for an end', () => {
  expect(verdicts([backAtStart, started], true, [])).toEqual(['current', 'current']);
});
it('does not take an own seek to the start for an end', () => {
  const heard = readState(watchFor(track, ours.uri), started, { now: 0, wantsSound: true }).watch;
  const rewound = anSdkState({ track: ours, paused: true, previous: [other] });
  const read = readState(duringSeek(heard, 5000), rewound, { now: 5200, wantsSound: true });
  expect(read.verdict).toBe('current');
});
it('notices that Spotify went on to music of its own', () => {
  expect(verdicts([anSdkState({ track: other, previous: [ours] })])).toEqual(['strayed']);
});
it('notices that another device took over', () => {
  expect(verdicts([null])).toEqual(['lost']);
});
it('knows a twin of the track by the original it names', () => {
  const twin = { ...other, linked_from: { uri: ours.uri } };
  expect(verdicts([anSdkState({ track: twin, position: 500 })])).toEqual(['current']);
});
