// When a song counts as a listen: half of it was heard, or four minutes. https://www.last.fm/api/scrobbling
import { trackKey } from '@segue/contract';
import { currentLength } from './current-track';
import type { PlaybackState } from './playback-state';

const LONGEST_NEED_MS = 4 * 60_000;
const SHORTEST_SONG_MS = 30_000;

/** One playback of a track, until it ends or another one begins; `at` is the time of the last step. */
export type Listening = Pick<PlaybackState, 'current' | 'generation' | 'position' | 'isSounding'> & {
  at: number;
  /** When its sound began. */
  startedAt: number;
  heardMs: number;
  isListen: boolean;
};

/** The playback after a change of the player's state; `at` in epoch milliseconds. */
export function hear(before: Listening | null, state: PlaybackState, at: number): Listening {
  const { current, generation, position } = state;
  const isSounding = state.shouldPlay && state.isSounding;
  const isSame = current && before?.current && trackKey(current) === trackKey(before.current);
  // A repeat is loaded anew at its start; a track that is loaded again after a failure goes on.
  const former = isSame && (generation === before.generation || position > 0) ? before : null;
  // A jump moves the position alone, a pause or a sleeping computer the time alone.
  const passed = former?.isSounding ? Math.min(at - former.at, position - former.position) : 0;
  const heardMs = (former?.heardMs ?? 0) + Math.max(0, passed);
  const startedAt = former && (former.isSounding || heardMs > 0) ? former.startedAt : at;
  const isListen = former?.isListen || heardMs >= neededMs(state);
  return { current, generation, position, isSounding, at, startedAt, heardMs, isListen };
}

function neededMs(state: PlaybackState): number {
  const length = currentLength(state);
  if (state.current?.access === 'preview' || (length !== null && length < SHORTEST_SONG_MS)) return Infinity;
  return Math.min(LONGEST_NEED_MS, (length ?? Infinity) / 2);
}
