// Files as Spotify's "Download your data" has them.
import { fileOf } from './lists.fixture';

export const uriOf = (index: number) => `spotify:track:${String(index).padStart(22, '0')}`;
const encode = (name: string, content: object) =>
  fileOf(new TextEncoder().encode(JSON.stringify(content)), name);

/** `YourLibrary.json`: liked songs without times, the newest first. */
export const likedSongs = (count: number): File =>
  encode('YourLibrary.json', {
    tracks: Array.from({ length: count }, (_, index) => {
      return { artist: `Band ${index % 40}`, album: 'Harbours', track: `Song ${index}`, uri: uriOf(index) };
    }),
    albums: [{ artist: 'Band 1', album: 'Harbours', uri: 'spotify:album:1' }],
    shows: [],
    bannedTracks: [],
  });

/** `Playlist1.json`: playlists of so many songs by their names, each added a day after the one before. */
export const playlistFile = (sizes: Readonly<Record<string, number>>): File =>
  encode('Playlist1.json', {
    playlists: Object.entries(sizes).map(([name, size]) => ({
      name,
      lastModifiedDate: '2024-02-01',
      items: Array.from({ length: size }, (_, index) => ({
        track: {
          trackName: `Song ${index}`,
          artistName: `Band ${index % 40}`,
          albumName: 'Harbours',
          trackUri: uriOf(index),
        },
        episode: null,
        localTrack: null,
        addedDate: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      })),
      description: null,
      numberOfFollowers: 0,
    })),
  });

/** A file that another server exported. */
export const accountFile = (account: object): File =>
  encode('segue-export.json', { exportedAt: '2026-01-01T00:00:00.000Z', ...account });
