// The playlist that the tests use, and its tracks.
import type { PlaylistTracks } from '@segue/contract';
import { aPlaylist, aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';

export const evening = aPlaylist({ playlistId: 7, name: 'Evening' });
export const tracks: PlaylistTracks = {
  spotifyPlaylistTracks: [
    aSpotifyTrack({ id: 's1', title: 'Late Ferry' }),
    aSpotifyTrack({ id: 's2', title: 'Salt' }),
  ],
  soundcloudPlaylistTracks: [aSoundcloudTrack({ id: 'c1', title: 'night swim' })],
};
