// Selects the visible tracks, which are also the ones to play: by tab, then by filter.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type SourceTab = 'all' | Provider;

/** The tabs to choose from: the providers that have tracks, and all sources where providers may be mixed. */
export function availableTabs(
  tracks: readonly Track[],
  areSeparate: boolean,
): readonly [SourceTab, ...SourceTab[]] {
  const providers = PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider));
  const [first, ...others] = providers;
  return areSeparate && first ? [first, ...others] : ['all', ...providers];
}

/** In the order of the playlist: tracks play in the order in which they are shown. */
export function visibleTracks(tracks: readonly Track[], tab: SourceTab, filter: string): readonly Track[] {
  return filterTracks(tab === 'all' ? tracks : tracks.filter(({ provider }) => provider === tab), filter);
}
