// One provider per queue, for deployments that keep the providers apart. The current track counts as part of the queue.
import type { Provider, Track } from '@segue/contract';
import { providerMismatchNotice } from './playback-notices';
import { EMPTY_QUEUE, type PlaybackState, type TransitionResult } from './playback-state';
import { currentOf, type Queue } from './queue';

/** The provider of the queue when a track would mix it with another one, else null. */
export function conflictingProvider(
  { isSeparated, current, queue }: Pick<PlaybackState, 'isSeparated' | 'current' | 'queue'>,
  track: Track,
): Provider | null {
  const own = current ?? queue.tracks[0];
  return isSeparated && own && own.provider !== track.provider ? own.provider : null;
}

/** Refuses to add a track that would mix the queue; a notice offers a new queue. */
export function refuseMixing(state: PlaybackState, track: Track): TransitionResult | null {
  const held = conflictingProvider(state, track);
  return held && { state, effects: { notice: providerMismatchNotice(held, track) } };
}

/** What of a queue can stay with a track: where providers are kept apart, the tracks of its provider. */
export function limitToProvider(
  { isSeparated }: PlaybackState,
  queue: Queue,
  track: Track | null | undefined,
): Queue {
  const tracks = queue.tracks.filter(({ provider }) => provider === track?.provider);
  if (!isSeparated || tracks.length === queue.tracks.length) return queue;
  const current = currentOf(queue);
  const index = current ? tracks.indexOf(current) : -1;
  return tracks.length === 0 ? EMPTY_QUEUE : { tracks, index: index < 0 ? null : index };
}
