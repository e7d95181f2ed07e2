// What can be continued: the current track with the rest of its queue, or the queue of the last visit.
import { trackKey, type Track } from '@segue/contract';
import { $currentTrack } from '@segue/stores';
import { $position, $queue } from '@segue/stores/ports';
import { combine, sample } from 'effector';
import { $resumable } from '../player/last-queue';
import { $recentlyPlayed, recentlyPlayedRequested } from '../player/recently-played';
import { HomeGate } from './gate';

const MAX_TILES = 6;

sample({ clock: HomeGate.open, fn: () => undefined, target: recentlyPlayedRequested });

export type Continuation = {
  track: Track;
  /** The tracks after it. */
  upcoming: readonly Track[];
  /** `player` when the player holds it, `storage` when the last visit left it. */
  source: 'player' | 'storage';
};

/** The track to continue, and where it comes from; null when there is none. */
export const $continuation = combine($currentTrack, $queue, $resumable, (current, queue, stored) => {
  if (current) return continuation(current, queue, 'player');
  return stored && continuation(stored.current, stored.tracks, 'storage');
});

/** Milliseconds into the track to continue. */
export const $continuedAt = combine($currentTrack, $position, $resumable, (current, position, stored) =>
  current ? position : (stored?.position ?? 0),
);

/** Without the track to continue, which has a card of its own. */
export const $tiles = combine($recentlyPlayed, $continuation, (tracks, continued) =>
  tracks.filter((track) => !continued || trackKey(track) !== trackKey(continued.track)).slice(0, MAX_TILES),
);

function continuation(track: Track, tracks: readonly Track[], source: Continuation['source']): Continuation {
  const at = tracks.findIndex((other) => trackKey(other) === trackKey(track));
  return { track, upcoming: tracks.slice(at + 1), source };
}
