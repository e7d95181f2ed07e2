// Tells the end of a track from the states Spotify's player reports. There is no such event; a real end shows as
// up to three states, some missing and some doubled, and the same pictures appear at starts and seeks too.
import type { Track } from '@segue/contract';
import type { SdkState } from './sdk';

/** What is remembered of one play request while its states arrive. */
export type EndWatch = {
  expected: { uri: string; title: string; duration: number };
  /** When the track of this request was first heard; before that, states may still be the former track's. */
  heardAt: number | null;
  hasEnded: boolean;
  /** Until this time a state at position 0 may be the answer to an own seek. */
  seekingUntil: number;
};

/** `strayed`: Spotify went on to music of its own choice, which must be stopped. `foreign`: not our track. */
export type Verdict = 'current' | 'ended' | 'strayed' | 'lost' | 'foreign';

/** When a state arrived, and whether the listener wants to hear the track then. */
export type Moment = { now: number; wantsSound: boolean };

const NEAR_END_MS = 500;
const START_MS = 500;
const SEEK_ANSWER_MS = 1500;
const RELINK_TOLERANCE_MS = 2000;

export function watchFor(track: Track, uri: string): EndWatch {
  const expected = { uri, title: track.title, duration: track.duration };
  return { expected, heardAt: null, hasEnded: false, seekingUntil: 0 };
}

/** The listener moves within the track: position 0 is no end for a moment. */
export function duringSeek(watch: EndWatch, now: number): EndWatch {
  return { ...watch, seekingUntil: now + SEEK_ANSWER_MS };
}

/** Reads one state. An end is told once per request; all later states of it are foreign. */
export function readState(
  watch: EndWatch,
  state: SdkState | null,
  { now, wantsSound }: Moment,
): { watch: EndWatch; verdict: Verdict } {
  if (watch.hasEnded) return { watch, verdict: 'foreign' };
  if (!state) return { watch, verdict: watch.heardAt === null ? 'foreign' : 'lost' };
  const playing = state.track_window?.current_track;
  if (!playing) return { watch, verdict: 'foreign' };
  const isOurs = isExpected(watch, playing);
  if (watch.heardAt !== null) {
    if (isOurs && hasRunOut(watch, state, { now, wantsSound }))
      return { watch: { ...watch, hasEnded: true }, verdict: 'ended' };
    if (!isOurs && state.track_window.previous_tracks.some((track) => isExpected(watch, track))) {
      return { watch: { ...watch, hasEnded: true }, verdict: 'strayed' };
    }
  }
  if (!isOurs) return { watch, verdict: 'foreign' };
  const heardAt = state.paused ? watch.heardAt : (watch.heardAt ?? now);
  return { watch: { ...watch, heardAt }, verdict: 'current' };
}

function hasRunOut(watch: EndWatch, state: SdkState, { now, wantsSound }: Moment): boolean {
  const { paused, position, duration, loading, disallows, track_window: window } = state;
  // Right after a start, and as the answer to an own seek, position 0 is no end.
  const hasPlayedOn = watch.heardAt !== null && now - watch.heardAt >= START_MS && now > watch.seekingUntil;
  // Paused is a hint only: a real end has been seen without it, then with the track among the previous ones.
  const isBehind = window.previous_tracks.some((track) => paused || isExpected(watch, track));
  const isAtEnd = paused && !loading && duration > 0 && duration - position <= NEAR_END_MS;
  // Near the end, a pause nobody asked for is the end too.
  const isOver = wantsSound || disallows?.resuming === true;
  return (position === 0 && hasPlayedOn && isBehind) || (isAtEnd && isOver);
}

/** Spotify may play a twin of the requested track that is licensed here; it names the original or looks alike. */
function isExpected({ expected }: EndWatch, playing: Spotify.Track): boolean {
  if (playing.uri === expected.uri || playing.linked_from?.uri === expected.uri) return true;
  return (
    playing.name === expected.title &&
    Math.abs(playing.duration_ms - expected.duration) <= RELINK_TOLERANCE_MS
  );
}
