// Finds songs similar to the last ones of a queue, and ranks them. Downloaded when first needed.
import { PROVIDERS, trackKey, type Provider, type Track } from '@segue/contract';
import { playabilityOf, type $favorites, type $playbackRights } from '@segue/kernel/state';
import { inTurn } from '@segue/ui/tracks';
import { newSongs } from '@segue/ui/tracks/versions';
import type { StoreValue } from 'effector';
import type { PlaybackState } from '../rules/playback-state';
import { findArtistFx, getRelatedFx } from './api';

export type Wanted = {
  after: Track;
  playback: PlaybackState;
  rights: StoreValue<typeof $playbackRights>;
  favorites: StoreValue<typeof $favorites>;
  /** Recently played or already added. */
  heard: readonly Track[];
};

const SEEDS = 3;
const BATCH = 10;
const MAX_PER_ARTIST = 2;

/** The providers' related tracks, and the same artists at other services; the user's favorites where neither answers. */
export async function findSimilar(wanted: Wanted): Promise<readonly Track[]> {
  const { playback, rights, favorites } = wanted;
  const { tracks, index } = playback.queue;
  const playable = PROVIDERS.filter((provider) => playabilityOf({ provider }, rights) === 'playable');
  const seeds = lastOf(tracks.slice(0, (index ?? 0) + 1));
  const answers = await Promise.allSettled(
    seeds.flatMap((seed) =>
      playable
        .filter((provider) => provider === seed.provider || !playback.isSeparated)
        .map((provider) => songsLike(seed, provider)),
    ),
  );
  // A failed source does not affect the others.
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const found = chooseSimilar(lists, wanted);
  return found.length > 0 ? found : chooseSimilar(Object.values(favorites), wanted);
}

function lastOf(tracks: readonly Track[]): readonly Track[] {
  const names = new Set<string | undefined>();
  return tracks
    .toReversed()
    .filter(({ artistInfo: [artist] }) => !names.has(artist?.name) && names.add(artist?.name))
    .slice(0, SEEDS);
}

async function songsLike(seed: Track, provider: Provider): Promise<readonly Track[]> {
  if (provider === seed.provider)
    return (await getRelatedFx({ params: { trackId: seed.id, provider } })).tracks;
  const [artist] = seed.artistInfo;
  if (!artist) return [];
  const found = await findArtistFx({ params: { provider }, query: { name: artist.name } });
  return found.artist?.tracks ?? [];
}

/** The best songs, of the lists in turn: none that cannot play in full, none that was heard or is queued, few of one artist. */
function chooseSimilar(
  lists: readonly (readonly Track[])[],
  { playback, rights, heard }: Pick<Wanted, 'playback' | 'rights' | 'heard'>,
): readonly Track[] {
  const known = [...playback.queue.tracks, ...heard];
  const keys = new Set(known.map(trackKey));
  const fitting = inTurn(lists).filter(
    (track) =>
      playabilityOf(track, rights) === 'playable' && !keys.has(trackKey(track)) && keys.add(trackKey(track)),
  );
  const counts = new Map<string, number>();
  const isVaried = ({ artistInfo: [artist] }: Track) => {
    const name = (artist?.name ?? '').toLowerCase();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MAX_PER_ARTIST;
  };
  return newSongs(fitting, known).filter(isVaried).slice(0, BATCH);
}
