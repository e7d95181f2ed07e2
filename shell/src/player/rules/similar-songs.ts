// The transition that lets the music go on after the last entry of the queue.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { isCurrentInQueue } from './current-track';
import { withoutEffects, type PlaybackState, type TransitionResult } from './playback-state';
import { addSimilar } from './queue';
import { undoable } from './queue-history';
import { limitToProvider } from './separation';

/** Appends similar songs while the track that they follow is still the queue's current one. */
export function addSimilarTracks(
  state: PlaybackState,
  { tracks, after }: { tracks: readonly Track[]; after: TrackKey },
): TransitionResult {
  const { current } = state;
  const isLate = !isCurrentInQueue(state) || !current || trackKey(current) !== after;
  if (isLate) return withoutEffects(state);
  const fitting = limitToProvider(state, { tracks, index: null }, current).tracks;
  const next = { ...state, queue: addSimilar(state.queue, fitting) };
  return undoable(state, withoutEffects(next), { label: 'keep playing' });
}
