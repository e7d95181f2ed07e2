// Which tracks of a playlist are visible, and therefore played: the active tab, then the filter.
import type { PlaylistTracks, Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type SourceTab = 'all' | Provider;

/** The tab that can really be shown: one whose last track was removed falls back to all sources. */
export function possibleTab(tab: SourceTab, tracks: PlaylistTracks): SourceTab {
  if (tab === 'spotify' && tracks.spotifyPlaylistTracks.length === 0) return 'all';
  if (tab === 'soundcloud' && tracks.soundcloudPlaylistTracks.length === 0) return 'all';
  return tab;
}

/** Spotify first, then SoundCloud; the order of display is the order of play. */
export function visibleTracks(tracks: PlaylistTracks, tab: SourceTab, filter: string): readonly Track[] {
  const chosen = [
    ...(tab === 'soundcloud' ? [] : tracks.spotifyPlaylistTracks),
    ...(tab === 'spotify' ? [] : tracks.soundcloudPlaylistTracks),
  ];
  return filterTracks(chosen, filter);
}
