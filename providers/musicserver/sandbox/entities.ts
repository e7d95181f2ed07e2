/** Maps the library to the objects of the API. https://opensubsonic.netlify.app/docs/responses/child/ */
import { trackBytes, TRACK_KBPS } from './sound';
import type { Fields } from './answers';
import type { Album, Artist, Library, Song } from './library';

/** What an object looks like to one user. */
export type View = {
  openSubsonic: boolean;
  starredAt: (id: string) => string | undefined;
  playsOf: (id: string) => Fields;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = { wav: 'audio/wav', ape: 'audio/x-monkeys-audio' };
const FIRST_CREATED_AT = Date.UTC(2021, 2, 14, 17, 51, 22);
const DAY_MS = 24 * 3600 * 1000;

export const contentTypeOf = ({ suffix }: Song) => CONTENT_TYPES[suffix] ?? 'application/octet-stream';

export function toSong(view: View, song: Song): Fields {
  const { album, artists } = song;
  const artist = artists.map(({ name }) => name).join(', ');
  return {
    id: song.id,
    parent: album.id,
    isDir: false,
    title: song.title,
    album: album.title,
    artist,
    track: song.track,
    year: album.year,
    genre: album.genre,
    coverArt: coverIdOf(album),
    size: trackBytes(song),
    contentType: contentTypeOf(song),
    suffix: song.suffix,
    starred: view.starredAt(song.id),
    ...view.playsOf(song.id),
    duration: song.seconds,
    bitRate: TRACK_KBPS,
    path: `${album.artist.name}/${album.title}/${String(song.track).padStart(2, '0')} - ${song.title}.${song.suffix}`,
    isVideo: false,
    discNumber: 1,
    created: createdAt(album),
    albumId: album.id,
    artistId: artists[0]!.id,
    type: 'music',
    ...(view.openSubsonic
      ? {
          mediaType: 'song',
          isrc: [],
          genres: [{ name: album.genre }],
          artists: artists.map(toArtistName),
          displayArtist: artist,
          albumArtists: [toArtistName(album.artist)],
          displayAlbumArtist: album.artist.name,
          explicitStatus: '',
          replayGain: replayGainOf(song),
        }
      : {}),
  };
}

/** In decibels; the last song of each album has no tags. https://opensubsonic.netlify.app/docs/responses/replaygain/ */
function replayGainOf({ track, album }: Song): Fields {
  if (track === album.songs.length) return {};
  return { trackGain: -3 * track, trackPeak: 0.98, albumGain: -6, albumPeak: 1 };
}

export function toAlbum(view: View, album: Album): Fields {
  return {
    id: album.id,
    name: album.title,
    artist: album.artist.name,
    artistId: album.artist.id,
    coverArt: coverIdOf(album),
    songCount: album.songs.length,
    duration: album.songs.reduce((sum, { seconds }) => sum + seconds, 0),
    created: createdAt(album),
    year: album.year,
    genre: album.genre,
    starred: view.starredAt(album.id),
  };
}

export function toArtist(view: View, library: Library, artist: Artist): Fields {
  const albums = albumsOf(library, artist);
  return {
    ...toArtistName(artist),
    coverArt: albums.map(coverIdOf).find(Boolean),
    albumCount: albums.length,
    starred: view.starredAt(artist.id),
  };
}

export const albumsOf = (library: Library, artist: Artist) =>
  library.albums.filter((album) => album.artist.id === artist.id);

const coverIdOf = ({ id, hasCover }: Album) => (hasCover ? `al-${id}` : undefined);

const toArtistName = ({ id, name }: Artist) => ({ id, name });

/** Each album a day later than the one before, in the order of their years. */
const createdAt = ({ year }: Album) => new Date(FIRST_CREATED_AT + (year - 1970) * DAY_MS).toISOString();
