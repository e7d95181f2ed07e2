// Selects the visible tracks, which are also the ones to play: by tab, then by filter.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type SourceTab = 'all' | Provider;

/**
 * The tabs to choose from: the providers that have tracks, and all sources where providers may be mixed. Without a
 * second configured provider the tracks of one are all there is.
 */
export function availableTabs(
  tracks: readonly Track[],
  areSeparate: boolean,
  configured: readonly Provider[],
): readonly [SourceTab, ...SourceTab[]] {
  const providers = PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider));
  const [first, ...others] = providers;
  if (areSeparate && first) return [first, ...others];
  return providers.length < 2 && configured.length < 2 ? ['all'] : ['all', ...providers];
}

/** In the order of the playlist: tracks play in the order in which they are shown. */
export function visibleTracks(tracks: readonly Track[], tab: SourceTab, filter: string): readonly Track[] {
  return filterTracks(tab === 'all' ? tracks : tracks.filter(({ provider }) => provider === tab), filter);
}
