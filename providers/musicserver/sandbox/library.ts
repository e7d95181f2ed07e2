/** The music library: the demo albums, some that Spotify has too, and as many generated songs as the settings ask for, made when they are first read. */
import { base62Id, hash32 } from '@segue/provider-sandbox/core/random';
import { words } from '@segue/provider-sandbox/core/text-search';
import type { Releases } from '@segue/provider-sandbox/catalogue';
import { SCENES_BY_GENRE } from '@segue/provider-sandbox/catalogue/scenes';
import { DEMO_ALBUMS } from '@segue/provider-sandbox/catalogue/demo-albums';

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
  /** What is heard: songs of one recording sound alike. */
  recording: string;
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
export function createLibraries(releases: Releases): (generatedSongs: number) => Library {
  let current: { generatedSongs: number; library: Library } | undefined;
  return (generatedSongs) => {
    if (current?.generatedSongs !== generatedSongs) {
      const albums = [...demoAlbums(), ...knownAlbums(releases), ...generatedAlbums(generatedSongs)];
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
const searchText = (...names: string[]) => ` ${names.map(wordsOf).join(' ')}\n${names.join(' ')}`;

/** Most names occur often. */
const wordsOfNames = new Map<string, string>();

function wordsOf(name: string): string {
  const known = wordsOfNames.get(name) ?? words(name).join(' ');
  wordsOfNames.set(name, known);
  return known;
}

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
      songs.map(({ artists, ...song }, index) => {
        const id = base62Id(`music server song:${fields.title}:${song.title}`);
        const track = index + 1;
        return { ...song, id, artists: artists.map(artistNamed), album: whole, track, recording: id };
      }),
    );
  });
}

const MIN_KNOWN_SONGS = 3;
const OWN_ARTISTS = new Set(DEMO_ALBUMS.map(({ artist }) => artist));

/** The best known album of each genre, with the ids of this server. */
function knownAlbums({ albums, tracksOf }: Releases): Album[] {
  const fame = ({ id }: { id: string }) => tracksOf(id)[0]!.popularity;
  const known = [...SCENES_BY_GENRE.keys()].flatMap(
    (genre) =>
      albums
        .filter(
          (album) =>
            album.genre === genre &&
            album.size >= MIN_KNOWN_SONGS &&
            !OWN_ARTISTS.has(album.artists[0]!.name),
        )
        .sort((a, b) => fame(b) - fame(a))[0] ?? [],
  );
  return known.map(({ id, title, artists, year, genre }) =>
    withSongs({ id, title, artist: artistNamed(artists[0]!.name), year, genre, hasCover: true }, (whole) =>
      tracksOf(id).map((track) => ({
        id: base62Id(`music server song:${track.id}`),
        title: track.title,
        artists: track.artists.map(({ name }) => artistNamed(name)),
        album: whole,
        track: track.trackNumber,
        seconds: Math.round(track.durationMs / 1000),
        suffix: 'wav',
        recording: track.recording,
      })),
    ),
  );
}

/** Those whose titles need no numbers. */
const SCENES = [...SCENES_BY_GENRE.values()].filter(({ heads }) => !heads[0]!.includes('{n}'));

function generatedAlbums(songCount: number): Album[] {
  return Array.from({ length: Math.ceil(songCount / SONGS_PER_ALBUM) }, (_, index) => {
    const artistNumber = Math.floor(index / ALBUMS_PER_ARTIST);
    const titleOf = (seed: string) => pick(pick(SCENES, artistNumber).titles, hash32(seed));
    const album = {
      id: `generated-album-${index}`,
      title: titleOf(`album ${index}`),
      artist: { id: `generated-artist-${artistNumber}`, name: generatedName(artistNumber) },
      year: 1970 + (hash32(`year ${index}`) % 55),
      genre: pick(SCENES, artistNumber).genre,
      hasCover: true,
    };
    const first = index * SONGS_PER_ALBUM;
    return withSongs(album, (whole) =>
      Array.from({ length: Math.min(SONGS_PER_ALBUM, songCount - first) }, (__, offset) => ({
        id: `generated-song-${first + offset}`,
        title: titleOf(`song ${first + offset}`),
        artists: [album.artist],
        album: whole,
        track: offset + 1,
        seconds: 120 + (hash32(`seconds ${first + offset}`) % 240),
        suffix: 'wav',
        recording: `generated-song-${first + offset}`,
      })),
    );
  });
}

function withSongs(album: Omit<Album, 'songs'>, songsOf: (album: Album) => Song[]): Album {
  const whole: Album = { ...album, songs: [] };
  whole.songs = songsOf(whole);
  return whole;
}

const pick = <T>(items: readonly T[], number: number): T => items[number % items.length]!;

function generatedName(number: number): string {
  const { artists } = pick(SCENES, number);
  const round = Math.floor(number / SCENES.length);
  return `${pick(artists, round)} ${1 + Math.floor(round / artists.length)}`;
}
