// Selects the visible tracks, which are also the ones to play: by tab, then by filter.
import type { Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type SourceTab = 'all' | Provider;

/** The tab to show: when the last track of its provider was removed, all sources instead. */
export function availableTab(tab: SourceTab, tracks: readonly Track[]): SourceTab {
  return tracks.some(({ provider }) => provider === tab) ? tab : 'all';
}

/** In the order of the playlist: tracks play in the order in which they are shown. */
export function visibleTracks(tracks: readonly Track[], tab: SourceTab, filter: string): readonly Track[] {
  return filterTracks(tab === 'all' ? tracks : tracks.filter(({ provider }) => provider === tab), filter);
}
