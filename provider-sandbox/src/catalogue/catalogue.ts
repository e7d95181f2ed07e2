/** The whole invented world of one seed. */
import { curiousReleases, curiousUploads } from './curiosities';
import type { Catalogue } from './model';
import { inventArtists, inventUploaders } from './people';
import { inventUploads } from './soundcloud-tracks';
import { inventReleases } from './spotify-tracks';

export const DEFAULT_SEED = 'late ferry';

export function buildCatalogue(seed: string): Catalogue {
  const artists = inventArtists(seed);
  const uploaders = inventUploaders(seed);
  const releases = inventReleases(seed, artists);
  const named = curiousReleases(seed, artists);
  const taken = new Set(named.map(({ id }) => id));
  return {
    seed,
    spotify: [...named, ...releases.filter(({ id }) => !taken.has(id) && taken.add(id))],
    soundcloud: [...curiousUploads(seed, uploaders), ...inventUploads(seed, uploaders, releases)],
  };
}
