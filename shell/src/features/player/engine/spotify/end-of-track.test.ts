/** @jest-environment node */
import { aSpotifyTrack } from '@segue/testing';
import { withSeek, readState, newEndWatch, type TrackStatus } from './end-of-track';
import { anSdkState } from './fake-sdk';
import type { SdkState } from './sdk';

const DURATION = 245_980;
const ours = { uri: 'spotify:track:ours', name: 'Late Ferry', duration_ms: DURATION };
const other = { uri: 'spotify:track:other', name: 'Paper Lanterns', duration_ms: 99_000 };
const track = aSpotifyTrack({ id: 'ours', title: ours.name, duration: DURATION });

/** What real sessions said, one second apart, after the track had started. */
function statuses(
  states: readonly (SdkState | null)[],
  shouldPlay = true,
  before = [started],
): TrackStatus[] {
  let watch = newEndWatch(track, ours.uri);
  return [...before, ...states]
    .map((state, index) => {
      const read = readState(watch, state, { now: index * 1000, shouldPlay });
      watch = read.watch;
      return read.status;
    })
    .slice(before.length);
}

const started = anSdkState({ track: ours, position: 40 });
const nearEnd = anSdkState({
  track: ours,
  position: 245_948,
  paused: true,
  disallows: { resuming: true, skipping_prev: true },
  previous: [other],
});
const backAtStart = anSdkState({ track: ours, paused: true, previous: [ours] });
const alone = anSdkState({ track: ours, paused: true });

it('detects the end once in the full sequence of states', () => {
  expect(statuses([nearEnd, backAtStart, alone])).toEqual(['ended', 'foreign', 'foreign']);
});
it('detects the end once at position 0 with previous tracks [PLAY-16]', () => {
  expect(statuses([backAtStart, backAtStart])).toEqual(['ended', 'foreign']);
});
it('detects one end when a state repeats with another duration', () => {
  const shorter = anSdkState({ track: ours, paused: true, previous: [ours], duration: DURATION - 24 });
  expect(statuses([nearEnd, backAtStart, shorter, alone])).toEqual([
    'ended',
    'foreign',
    'foreign',
    'foreign',
  ]);
});
it('detects the end when the player pauses by itself near it', () => {
  const silent = anSdkState({ track: ours, position: DURATION, paused: true });
  expect(statuses([silent])).toEqual(['ended']);
});
it('a requested pause near the end is no end', () => {
  const paused = anSdkState({ track: ours, position: DURATION - 100, paused: true });
  expect(statuses([paused], false)).toEqual(['current']);
});
it('the last state of the former track is no end', () => {
  const former = anSdkState({ track: other, paused: true, previous: [other] });
  expect(statuses([former, started], true, [])).toEqual(['foreign', 'current']);
});
it('a late end state of the same track’s former attempt is no end', () => {
  expect(statuses([backAtStart, started], true, [])).toEqual(['current', 'current']);
});
it('a seek to the start is no end', () => {
  const playing = readState(newEndWatch(track, ours.uri), started, { now: 0, shouldPlay: true }).watch;
  const rewound = anSdkState({ track: ours, paused: true, previous: [other] });
  const read = readState(withSeek(playing, 5000), rewound, { now: 5200, shouldPlay: true });
  expect(read.status).toBe('current');
});
it('the same track’s repeat at position 0 is no end while it has no sound yet', () => {
  const silent = anSdkState({ track: ours, previous: [ours] });
  const statesBefore = Array.from({ length: 5 }, () => silent);
  expect(statuses([...statesBefore, started, backAtStart], true, [])).toEqual([
    ...statesBefore.map(() => 'current'),
    'current',
    'ended',
  ]);
});
it('an end without any progress before it is detected after the longest buffering', () => {
  const silent = anSdkState({ track: ours });
  const states = [...Array.from({ length: 6 }, () => silent), backAtStart];
  expect(statuses(states, true, []).at(-1)).toBe('ended');
});
it('reports when Spotify continued with another track', () => {
  expect(statuses([anSdkState({ track: other, previous: [ours] })])).toEqual(['continued']);
});
it('reports when another device took over', () => {
  expect(statuses([null])).toEqual(['lost']);
});
it('recognizes a relinked copy of the track by its original', () => {
  const twin = { ...other, linked_from: { uri: ours.uri } };
  expect(statuses([anSdkState({ track: twin, position: 500 })])).toEqual(['current']);
});
