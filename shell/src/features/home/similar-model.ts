// Owns the songs that home offers to discover: like the track that was played last, or like the newest favorite.
import { forEachProvider, type Track, trackKey } from '@segue/contract';
import {
  $favorites,
  $isSessionLoading,
  $playbackRights,
  createSessionStore,
  playabilityOf,
} from '@segue/kernel/state';
import { inTurn } from '@segue/ui/tracks';
import { combine, createEffect, sample } from 'effector';
import {
  $playback,
  $recentlyPlayed,
  findSimilarSongs,
  recentlyPlayedCleared,
  type Wanted,
} from '../../player/late';
import { whenIdle } from '../../platform/network/data-saving';
import { HomeGate } from './gate';

// By then the saved tracks are read, and the first screen does not wait for this.
const waitFx = createEffect(() => new Promise<void>((resolve) => void whenIdle(resolve)));
const findSimilarFx = createEffect(findSimilarSongs);

/** Null until loaded. They stay while home is open, whatever plays. */
export const $similar = createSessionStore<{ to: Track; tracks: readonly Track[] } | null>(null)
  .on(findSimilarFx.done, (_, { params, result }) => ({ to: params.after, tracks: result }))
  .reset(recentlyPlayedCleared);

const $seed = combine($recentlyPlayed, $favorites, $playbackRights, ([last], favorites, rights) => {
  if (last) return last;
  const liked = inTurn(Object.values(favorites));
  return liked.find((track) => playabilityOf(track, rights) === 'playable') ?? liked[0] ?? null;
});

sample({ clock: HomeGate.open, target: waitFx });
const wanted = sample({
  clock: [
    waitFx.done,
    sample({ clock: [$seed, $isSessionLoading], source: $similar, filter: (similar) => similar === null }),
  ],
  source: {
    seed: $seed,
    similar: $similar,
    isOpen: HomeGate.status,
    isBusy: combine($isSessionLoading, waitFx.pending, findSimilarFx.pending, (...are: boolean[]) =>
      are.some(Boolean),
    ),
    playback: $playback,
    rights: $playbackRights,
    heard: $recentlyPlayed,
  },
}).filterMap(({ seed, similar, isOpen, isBusy, playback, ...known }): Wanted | undefined =>
  seed && !(similar && trackKey(seed) === trackKey(similar.to)) && isOpen && !isBusy && navigator.onLine
    ? {
        ...known,
        after: seed,
        playback: { ...playback, queue: { tracks: [seed], index: 0 } },
        // They have their own section.
        favorites: forEachProvider(() => []),
      }
    : undefined,
);
sample({ clock: wanted, target: findSimilarFx });
