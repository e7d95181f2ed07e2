// Detects the end of a track from the states of Spotify's player. There is no such event; a real end shows as up to
// three states, some missing and some doubled, and the same states appear at starts and seeks too.
import type { Track } from '@segue/contract';
import type { SdkState } from './sdk';

/** The facts about one playback attempt that the SDK's states have shown. */
export type EndWatch = {
  expected: { uri: string; title: string; duration: number | null };
  /** When the requested track first played; before that, states may still be about the former track. */
  playedAt: number | null;
  /** The requested start position in ms. */
  from: number;
  /** Its position has advanced, so it has sounded. */
  hasAdvanced: boolean;
  hasEnded: boolean;
  /** Until this time a state at position 0 may come from our own seek to the start. */
  seekingUntil: number;
};

/** `continued`: Spotify went on to a track of its own choice, which must be paused. `foreign`: not our track. */
export type TrackStatus = 'current' | 'ended' | 'continued' | 'lost' | 'foreign';

/** The time of a state, and whether the track should have played then. */
export type Moment = { now: number; shouldPlay: boolean };

const NEAR_END_MS = 500;
const START_MS = 500;
/** The SDK reports playing up to this long before the sound. */
const BUFFERING_MS = 6000;
const SEEK_ANSWER_MS = 1500;
const RELINK_TOLERANCE_MS = 2000;

export function newEndWatch(track: Track, uri: string, from = 0): EndWatch {
  const expected = { uri, title: track.title, duration: track.duration };
  return { expected, playedAt: null, from, hasAdvanced: false, hasEnded: false, seekingUntil: 0 };
}

/** After a seek, position 0 does not count as the end for SEEK_ANSWER_MS. */
export function withSeek(watch: EndWatch, now: number): EndWatch {
  return { ...watch, seekingUntil: now + SEEK_ANSWER_MS };
}

/** Reads one state. The end is detected once; all later states are `foreign`. */
export function readState(
  watch: EndWatch,
  state: SdkState | null,
  { now, shouldPlay }: Moment,
): { watch: EndWatch; status: TrackStatus } {
  if (watch.hasEnded) return { watch, status: 'foreign' };
  if (!state) return { watch, status: watch.playedAt === null ? 'foreign' : 'lost' };
  const playing = state.track_window?.current_track;
  if (!playing) return { watch, status: 'foreign' };
  const isOurs = isExpected(watch, playing);
  if (watch.playedAt !== null) {
    if (isOurs && isEnd(watch, state, { now, shouldPlay }))
      return { watch: { ...watch, hasEnded: true }, status: 'ended' };
    if (!isOurs && state.track_window.previous_tracks.some((track) => isExpected(watch, track))) {
      return { watch: { ...watch, hasEnded: true }, status: 'continued' };
    }
  }
  if (!isOurs) return { watch, status: 'foreign' };
  const playedAt = state.paused ? watch.playedAt : (watch.playedAt ?? now);
  const hasAdvanced = watch.hasAdvanced || (!state.paused && state.position > watch.from);
  return { watch: { ...watch, playedAt, hasAdvanced }, status: 'current' };
}

function isEnd(watch: EndWatch, state: SdkState, { now, shouldPlay }: Moment): boolean {
  const { paused, position, duration, loading, disallows, track_window: window } = state;
  // Position 0 right after a start, at the first sound or after our own seek is no end.
  const startMs = watch.hasAdvanced ? START_MS : BUFFERING_MS;
  const hasPlayedOn = watch.playedAt !== null && now - watch.playedAt >= startMs && now > watch.seekingUntil;
  // Real ends came without `paused` too, then with the track among the previous ones.
  const isPrevious = window.previous_tracks.some((track) => paused || isExpected(watch, track));
  const isAtEnd = paused && !loading && duration > 0 && duration - position <= NEAR_END_MS;
  // A pause near the end that we did not request is the end too.
  const isOver = shouldPlay || disallows?.resuming === true;
  return (position === 0 && hasPlayedOn && isPrevious) || (isAtEnd && isOver);
}

/** Track relinking: Spotify may play a copy licensed for this market, which links to the original or has the same title and length. */
function isExpected({ expected }: EndWatch, playing: Spotify.Track): boolean {
  if (playing.uri === expected.uri || playing.linked_from?.uri === expected.uri) return true;
  const difference = Math.abs(playing.duration_ms - (expected.duration ?? playing.duration_ms));
  return playing.name === expected.title && difference <= RELINK_TOLERANCE_MS;
}
