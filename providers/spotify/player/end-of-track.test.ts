import { aSpotifyTrack } from '@segue/kernel/testing';
import { withSeek, readState, newEndWatch, type TrackStatus } from './end-of-track';
import { anSdkState } from './fake-sdk.fixture';
import type { SdkState } from './sdk';

const DURATION = 245_980;
const ours = { uri: 'spotify:track:ours', name: 'Late Ferry', duration_ms: DURATION };
const other = { uri: 'spotify:track:other', name: 'Paper Lanterns', duration_ms: 99_000 };
const track = aSpotifyTrack({ id: 'ours', title: ours.name, duration: DURATION });

/** States of real sessions, one second apart, after the start of a track. */
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
const silent = anSdkState({ track: ours });
const atEnd = anSdkState({ track: ours, position: DURATION, paused: true });
const shorter = anSdkState({ track: ours, paused: true, previous: [ours], duration: DURATION - 24 });
const former = anSdkState({ track: other, paused: true, previous: [other] });
const continued = anSdkState({ track: other, previous: [ours] });
const relinked = anSdkState({ track: { ...other, linked_from: { uri: ours.uri } }, position: 500 });

it.each<[string, (SdkState | null)[], TrackStatus[]]>([
  ['the end in the full sequence of states', [nearEnd, backAtStart, alone], ['ended', 'foreign', 'foreign']],
  ['the end at position 0 with previous tracks', [backAtStart, backAtStart], ['ended', 'foreign']],
  ['one end when its state repeats', [nearEnd, backAtStart, shorter], ['ended', 'foreign', 'foreign']],
  ['the end of a player that pauses by itself near it', [atEnd], ['ended']],
  ['another track that Spotify goes on with', [continued], ['continued']],
  ['another device that took over', [null], ['lost']],
  ['a copy of the track by its original', [relinked], ['current']],
])('detects %s [PLAY-16]', (_, states, expected) => {
  expect(statuses(states)).toEqual(expected);
});
it.each<[string, SdkState[], TrackStatus]>([
  ['the last state of the former track', [former], 'foreign'],
  ['a late end state of its former attempt', [backAtStart], 'current'],
  ['a repeat at position 0 without sound', [anSdkState({ track: ours, previous: [ours] })], 'current'],
])('before it sounds, %s is no end', (_, states, expected) => {
  expect(statuses([...states, started, backAtStart], true, [])).toEqual([expected, 'current', 'ended']);
});
it('an end without any progress before it is detected after the longest buffering', () => {
  expect(statuses([...Array<SdkState>(6).fill(silent), backAtStart], true, []).at(-1)).toBe('ended');
});
it('a requested pause near the end is no end', () => {
  const paused = anSdkState({ track: ours, position: DURATION - 100, paused: true });
  expect(statuses([paused], false)).toEqual(['current']);
});
it('a seek to the start is no end', () => {
  const playing = readState(newEndWatch(track, ours.uri), started, { now: 0, shouldPlay: true }).watch;
  const rewound = anSdkState({ track: ours, paused: true, previous: [other] });
  const read = readState(withSeek(playing, 5000), rewound, { now: 5200, shouldPlay: true });
  expect(read.status).toBe('current');
});
