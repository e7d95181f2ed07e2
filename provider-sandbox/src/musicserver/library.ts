/** The music library: the demo albums, and as many generated songs as the settings ask for, made when they are first read. */
import { base62Id, hash32 } from '../core/random';
import { words } from '../core/text-search';
import { ADJECTIVES, BAND_NAMES, FIRST_NAMES, GENRES, LAST_NAMES, NOUNS } from '../catalogue/vocabulary';
import { DEMO_ALBUMS } from './demo-albums';

export type Artist = { id: string; name: string };
export type Album = {
  id: string;
  title: string;
  artist: Artist;
  year: number;
  genre: string;
  hasCover: boolean;
  songs: readonly Song[];
};
export type Song = {
  id: string;
  title: string;
  artists: readonly Artist[];
  album: Album;
  track: number;
  seconds: number;
  suffix: string;
};

export type Library = {
  albums: readonly Album[];
  songs: readonly Song[];
  artists: readonly Artist[];
  song: (id: string) => Song | undefined;
  album: (id: string) => Album | undefined;
  artist: (id: string) => Artist | undefined;
  /** Songs, albums and artists whose names have a word that begins with each word of the query; all, if it has none. */
  search: (query: string) => { songs: Iterable<Song>; albums: Iterable<Album>; artists: Iterable<Artist> };
};

const SONGS_PER_ALBUM = 10;
const ALBUMS_PER_ARTIST = 8;

/** Returns the library with that many generated songs, and keeps the one asked for last. */
export function createLibraries(): (generatedSongs: number) => Library {
  let current: { generatedSongs: number; library: Library } | undefined;
  return (generatedSongs) => {
    if (current?.generatedSongs !== generatedSongs) {
      const albums = [...demoAlbums(), ...generatedAlbums(generatedSongs)];
      current = { generatedSongs, library: createLibrary(albums) };
    }
    return current.library;
  };
}

function createLibrary(albums: readonly Album[]): Library {
  const songs = albums.flatMap((album) => album.songs);
  const byId = <T extends { id: string }>(items: readonly T[]) =>
    new Map(items.map((item) => [item.id, item]));
  const artists = byId([...albums.map(({ artist }) => artist), ...songs.flatMap((song) => song.artists)]);
  const songsById = byId(songs);
  const albumsById = byId(albums);
  // The texts of 100,000 songs take half a second: they are made by the first search.
  const texts = once(() => ({
    songs: songs.map(({ title, artists: authors, album }) =>
      searchText(title, ...authors.map(({ name }) => name), album.title),
    ),
    albums: albums.map(({ title, artist }) => searchText(title, artist.name)),
    artists: [...artists.values()].map(({ name }) => searchText(name)),
  }));
  return {
    albums,
    songs,
    artists: [...artists.values()],
    song: (id) => songsById.get(id),
    album: (id) => albumsById.get(id),
    artist: (id) => artists.get(id),
    search: (query) => {
      const prefixes = searchPrefixes(query);
      return {
        songs: matching(songs, texts().songs, prefixes),
        albums: matching(albums, texts().albums, prefixes),
        artists: matching([...artists.values()], texts().artists, prefixes),
      };
    },
  };
}

/** The words of the names, and the names themselves for queries without a letter, such as an emoji. */
const searchText = (...names: string[]) => ` ${names.flatMap(words).join(' ')}\n${names.join(' ')}`;

function searchPrefixes(query: string): string[] {
  const queryWords = words(query);
  if (queryWords.length > 0) return queryWords.map((word) => ` ${word}`);
  // Some clients ask for everything with two quotation marks.
  const text = query.replaceAll('"', '').trim();
  return text ? [text] : [];
}

function* matching<T>(items: readonly T[], texts: readonly string[], prefixes: readonly string[]) {
  for (const [index, item] of items.entries()) {
    if (prefixes.every((prefix) => texts[index]!.includes(prefix))) yield item;
  }
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const artistNamed = (name: string): Artist => ({ id: base62Id(`music server artist:${name}`), name });

function demoAlbums(): Album[] {
  return DEMO_ALBUMS.map(({ songs, artist, ...fields }) => {
    const album = {
      ...fields,
      id: base62Id(`music server album:${fields.title}`),
      artist: artistNamed(artist),
    };
    return withSongs(album, (whole) =>
      songs.map(({ artists, ...song }, index) => ({
        ...song,
        id: base62Id(`music server song:${fields.title}:${song.title}`),
        artists: artists.map(artistNamed),
        album: whole,
        track: index + 1,
      })),
    );
  });
}

function generatedAlbums(songCount: number): Album[] {
  return Array.from({ length: Math.ceil(songCount / SONGS_PER_ALBUM) }, (_, index) => {
    const artistNumber = Math.floor(index / ALBUMS_PER_ARTIST);
    const album = {
      id: `generated-album-${index}`,
      title: generatedTitle(`album ${index}`),
      artist: { id: `generated-artist-${artistNumber}`, name: generatedName(artistNumber) },
      year: 1970 + (hash32(`year ${index}`) % 55),
      genre: pick(GENRES, hash32(`genre ${artistNumber}`)),
      hasCover: true,
    };
    const first = index * SONGS_PER_ALBUM;
    return withSongs(album, (whole) =>
      Array.from({ length: Math.min(SONGS_PER_ALBUM, songCount - first) }, (__, offset) => ({
        id: `generated-song-${first + offset}`,
        title: generatedTitle(`song ${first + offset}`),
        artists: [album.artist],
        album: whole,
        track: offset + 1,
        seconds: 120 + (hash32(`seconds ${first + offset}`) % 240),
        suffix: 'wav',
      })),
    );
  });
}

function withSongs(album: Omit<Album, 'songs'>, songsOf: (album: Album) => Song[]): Album {
  const whole: Album = { ...album, songs: [] };
  whole.songs = songsOf(whole);
  return whole;
}

const pick = (list: readonly string[], number: number) => list[number % list.length]!;

function generatedTitle(seed: string): string {
  const number = hash32(seed);
  return `${pick(ADJECTIVES, number)} ${pick(NOUNS, number >>> 6)} ${1 + ((number >>> 12) % 99)}`;
}

function generatedName(number: number): string {
  if (number % 5 === 0)
    return `The ${pick(BAND_NAMES, number / 5)} ${1 + Math.floor(number / 5 / BAND_NAMES.length)}`;
  return `${pick(FIRST_NAMES, number)} ${pick(LAST_NAMES, Math.floor(number / FIRST_NAMES.length))}`;
}
