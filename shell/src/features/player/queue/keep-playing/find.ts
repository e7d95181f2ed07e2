// Looks for songs like the last ones of the queue. Downloaded when they are needed for the first time.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { playabilityOf } from '@segue/stores';
import { findArtistFx, getRelatedFx } from './api';
import { chooseSimilar, type Wanted } from './choose';

/** So many of the last tracks lead to others. */
const SEEDS = 3;

/** What the providers call related, and the same artists elsewhere; the user's favorites where neither answers. */
export async function findSimilar(wanted: Wanted): Promise<readonly Track[]> {
  const { playback, rights, favorites } = wanted;
  const { tracks, index } = playback.queue;
  const playable = PROVIDERS.filter((provider) => playabilityOf({ provider }, rights) === 'playable');
  const seeds = lastOf(tracks.slice(0, (index ?? 0) + 1));
  const lists = await Promise.all(
    seeds.flatMap((seed) =>
      playable
        .filter((provider) => provider === seed.provider || !playback.isSeparated)
        .map((provider) => (provider === seed.provider ? relatedTo(seed) : songsOfArtist(seed, provider))),
    ),
  );
  const found = chooseSimilar(lists, wanted);
  return found.length > 0 ? found : chooseSimilar(Object.values(favorites), wanted);
}

/** The last tracks of different artists, the newest first. */
function lastOf(tracks: readonly Track[]): readonly Track[] {
  const names = new Set<string | undefined>();
  return tracks
    .toReversed()
    .filter(({ artistInfo: [artist] }) => !names.has(artist?.name) && names.add(artist?.name))
    .slice(0, SEEDS);
}

// A source that fails leaves the others.
async function relatedTo({ id, provider }: Track): Promise<readonly Track[]> {
  return getRelatedFx({ params: { trackId: id, provider } }).then(
    ({ tracks }) => tracks,
    () => [],
  );
}
async function songsOfArtist({ artistInfo: [first] }: Track, provider: Provider): Promise<readonly Track[]> {
  if (!first) return [];
  const query = { name: first.name };
  return findArtistFx({ params: { provider }, query }).then(
    ({ artist }) => artist?.tracks ?? [],
    () => [],
  );
}
