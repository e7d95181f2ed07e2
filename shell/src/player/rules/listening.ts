// When a song counts as a listen: half of it was heard, or four minutes. https://www.last.fm/api/scrobbling
import { trackKey, type Track } from '@segue/contract';
import { currentLength } from './current-track';
import type { PlaybackState } from './playback-state';

const LONGEST_NEED_MS = 4 * 60_000;
const SHORTEST_SONG_MS = 30_000;

/** One playback of a track, until it ends or another one begins. */
export type Listening = {
  track: Track | null;
  generation: number;
  isSounding: boolean;
  position: number;
  /** The time of the last step. */
  at: number;
  /** When its sound began; null before. */
  startedAt: number | null;
  heardMs: number;
  /** `due` in the one step in which it becomes a listen. */
  count: 'open' | 'due' | 'counted';
};

export const NOTHING_HEARD: Listening = {
  track: null,
  generation: -1,
  isSounding: false,
  position: 0,
  at: 0,
  startedAt: null,
  heardMs: 0,
  count: 'open',
};

/** The playback after a change of the player's state; `at` in epoch milliseconds. */
export function hear(before: Listening, state: PlaybackState, at: number): Listening {
  const { current: track, generation, position } = state;
  const isSounding = state.shouldPlay && state.isSounding;
  const isSame = track !== null && before.track !== null && trackKey(track) === trackKey(before.track);
  // A repeat is loaded anew at its start; a track that is loaded again after a failure goes on.
  const goesOn = isSame && (generation === before.generation || position > 0);
  const former = goesOn ? before : NOTHING_HEARD;
  // A jump moves the position alone, a pause or a sleeping computer the time alone.
  const passed = Math.max(0, Math.min(at - former.at, position - former.position));
  const heardMs = former.heardMs + (former.isSounding ? passed : 0);
  const startedAt = former.startedAt ?? (isSounding ? at : null);
  const isListen = heardMs >= neededMs(state);
  const count = !isListen ? former.count : former.count === 'open' ? 'due' : 'counted';
  return { track, generation, isSounding, position, at, startedAt, heardMs, count };
}

function neededMs(state: PlaybackState): number {
  const length = currentLength(state);
  if (state.current?.access === 'preview' || (length !== null && length < SHORTEST_SONG_MS)) return Infinity;
  return Math.min(LONGEST_NEED_MS, (length ?? Infinity) / 2);
}
