// The playlist that the tests use, and its tracks.
import type { PlaylistTracks } from '@segue/contract';
import { aPlaylist, aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';

export const evening = aPlaylist({ playlistId: 7, name: 'Evening' });
/** In playlist order: Late Ferry, night swim, Salt. */
export const tracks: PlaylistTracks = {
  spotifyPlaylistTracks: [
    { ...aSpotifyTrack({ id: 's1', title: 'Late Ferry' }), position: 1 },
    { ...aSpotifyTrack({ id: 's2', title: 'Salt' }), position: 3 },
  ],
  soundcloudPlaylistTracks: [{ ...aSoundcloudTrack({ id: 'c1', title: 'night swim' }), position: 2 }],
};
