// Selects the visible tracks, which are also the ones to play: by tab, then by filter.
import type { PlaylistTracks, Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type SourceTab = 'all' | Provider;

/** The tab to show: when the last track of its provider was removed, all sources instead. */
export function availableTab(tab: SourceTab, tracks: PlaylistTracks): SourceTab {
  if (tab === 'spotify' && tracks.spotifyPlaylistTracks.length === 0) return 'all';
  if (tab === 'soundcloud' && tracks.soundcloudPlaylistTracks.length === 0) return 'all';
  return tab;
}

/** Spotify first, then SoundCloud: tracks play in the order in which they are shown. */
export function visibleTracks(tracks: PlaylistTracks, tab: SourceTab, filter: string): readonly Track[] {
  const chosen = [
    ...(tab === 'soundcloud' ? [] : tracks.spotifyPlaylistTracks),
    ...(tab === 'spotify' ? [] : tracks.soundcloudPlaylistTracks),
  ];
  return filterTracks(chosen, filter);
}
