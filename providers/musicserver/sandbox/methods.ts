/** The methods that answer with fields; an error is its code. */
import { DEMO_PLAYLISTS } from '@segue/provider-sandbox/catalogue/demo-albums';
import type { ErrorCode, Fields } from './answers';
import type { Call } from './context';
import { plainLyrics, structuredLyrics } from './lyrics';
import { albumsOf, toAlbum, toArtist, toSong, type View } from './entities';
import type { Album, Artist, Library, Song } from './library';
import { numberOf } from './parameters';

type Method = (call: Call) => Fields | ErrorCode;

const DEFAULT_COUNT = 20;
const MAX_COUNT = 500;
const DEFAULT_SIMILAR = 50;

export const METHODS: Readonly<Record<string, Method>> = {
  ping: () => ({}),
  getLicense: () => ({ license: { valid: true } }),
  /** Of the extension for API keys: whose key it is. */
  tokenInfo: ({ user }) => ({ tokenInfo: { username: user.key } }),
  search3,
  getSong: (call) => found(call.library.song(id(call)), (song) => ({ song: toSong(viewOf(call), song) })),
  getAlbum: (call) =>
    found(call.library.album(id(call)), (album) => ({
      album: { ...toAlbum(viewOf(call), album), song: album.songs.map((song) => toSong(viewOf(call), song)) },
    })),
  getArtist: (call) =>
    found(call.library.artist(id(call)), (artist) => ({
      artist: {
        ...toArtist(viewOf(call), call.library, artist),
        album: albumsOf(call.library, artist).map((album) => toAlbum(viewOf(call), album)),
      },
    })),
  getArtists,
  getAlbumList2,
  getSimilarSongs2,
  getPlaylists: (call) => ({ playlists: { playlist: visiblePlaylists(call).map(toPlaylist) } }),
  getPlaylist: (call) =>
    found(
      visiblePlaylists(call).find((playlist) => playlist.id === id(call)),
      (playlist) => ({
        playlist: {
          ...toPlaylist(playlist),
          entry: playlist.songs.map((song) => toSong(viewOf(call), song)),
        },
      }),
    ),
  star: (call) => changeStars(call, 'add'),
  unstar: (call) => changeStars(call, 'remove'),
  getStarred2: (call) => {
    const isStarred = (item: { id: string }) => viewOf(call).starredAt(item.id) !== undefined;
    const { library } = call;
    return {
      starred2: {
        artist: library.artists.filter(isStarred).map((artist) => toArtist(viewOf(call), library, artist)),
        album: library.albums.filter(isStarred).map((album) => toAlbum(viewOf(call), album)),
        song: library.songs.filter(isStarred).map((song) => toSong(viewOf(call), song)),
      },
    };
  },
  scrobble,
  getLyrics: ({ library, parameters }) => ({ lyrics: plainLyrics(library, parameters) }),
  /** Of the extension `songLyrics`. */
  getLyricsBySongId: (call) =>
    call.server.settings().openSubsonic
      ? found(call.library.song(id(call)), (song) => ({
          lyricsList: { structuredLyrics: structuredLyrics(song) },
        }))
      : 0,
};

const id = ({ parameters }: Pick<Call, 'parameters'>) => parameters.get('id') ?? '';

const viewOf = ({ server, user }: Call): View => ({
  openSubsonic: server.settings().openSubsonic,
  starredAt: (item) => server.stars.at(user.key, item),
  playsOf: (item) => server.plays.of(user.key, item),
});

/** The answer about an item; error 70 without it. */
const found = <T>(item: T | undefined, answer: (item: T) => Fields): Fields | ErrorCode =>
  item === undefined ? 70 : answer(item);

function search3(call: Call): Fields | ErrorCode {
  const { parameters, library, server } = call;
  const query = parameters.get('query');
  if (query === null) return 10;
  const results = library.search(query);
  const page = <T>(items: Iterable<T>, kind: string) => {
    const offset = server.settings().searchOffsets ? numberOf(parameters, `${kind}Offset`, 0) : 0;
    return pageOf(items, offset, Math.min(numberOf(parameters, `${kind}Count`, DEFAULT_COUNT), MAX_COUNT));
  };
  const view = viewOf(call);
  return {
    searchResult3: {
      artist: page(results.artists, 'artist').map((artist) => toArtist(view, library, artist)),
      album: page(results.albums, 'album').map((album) => toAlbum(view, album)),
      song: page(results.songs, 'song').map((song) => toSong(view, song)),
    },
  };
}

/** Reads no further than the page. */
function pageOf<T>(items: Iterable<T>, offset: number, count: number): T[] {
  const page: T[] = [];
  let index = 0;
  for (const item of items) {
    if (page.length === count) break;
    if (index >= offset) page.push(item);
    index += 1;
  }
  return page;
}

function getArtists(call: Call): Fields {
  const { library } = call;
  const letters = new Map<string, Artist[]>();
  for (const artist of library.artists) {
    const first = artist.name
      .replace(/^(The|El|La|Los|Las|Le|Les) /, '')
      .charAt(0)
      .toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), artist]);
  }
  const index = [...letters]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, artists]) => ({
      name,
      artist: artists.map((artist) => toArtist(viewOf(call), library, artist)),
    }));
  return { artists: { ignoredArticles: 'The El La Los Las Le Les', index } };
}

const byText = (text: (album: Album) => string) => (a: Album, b: Album) => text(a).localeCompare(text(b));

const ALBUM_ORDERS: Readonly<Record<string, (a: Album, b: Album) => number>> = {
  alphabeticalByName: byText(({ title }) => title),
  alphabeticalByArtist: byText(({ artist }) => artist.name),
  newest: (a, b) => b.year - a.year,
  recent: (a, b) => b.year - a.year,
  frequent: byText((album) => album.id),
  random: byText((album) => album.id),
  byYear: (a, b) => a.year - b.year,
};

function getAlbumList2(call: Call): Fields | ErrorCode {
  const { parameters, library } = call;
  const type = parameters.get('type') ?? '';
  const order = ALBUM_ORDERS[type];
  const filters: Record<string, (album: Album) => boolean> = {
    starred: (album) => viewOf(call).starredAt(album.id) !== undefined,
    byGenre: ({ genre }) => genre === parameters.get('genre'),
    byYear: ({ year }) =>
      year >= numberOf(parameters, 'fromYear', 0) && year <= numberOf(parameters, 'toYear', 9999),
  };
  const filter = filters[type];
  if (!order && !filter) return 10;
  const albums = library.albums.filter(filter ?? (() => true)).sort(order ?? (() => 0));
  const offset = numberOf(parameters, 'offset', 0);
  const size = Math.min(numberOf(parameters, 'size', 10), MAX_COUNT);
  return {
    albumList2: { album: albums.slice(offset, offset + size).map((album) => toAlbum(viewOf(call), album)) },
  };
}

/** Songs of the same genre by other artists; the id is an artist's, an album's or a song's. */
function getSimilarSongs2(call: Call): Fields | ErrorCode {
  const { library, parameters } = call;
  const album =
    library.song(id(call))?.album ??
    library.album(id(call)) ??
    library.albums.find(({ artist }) => artist.id === id(call));
  if (!album) return 70;
  const similar = library.songs.filter(
    (song) => song.album.genre === album.genre && song.album.artist.id !== album.artist.id,
  );
  const count = numberOf(parameters, 'count', DEFAULT_SIMILAR);
  return { similarSongs2: { song: similar.slice(0, count).map((song) => toSong(viewOf(call), song)) } };
}

type Playlist = { id: string; name: string; owner: string; isPublic: boolean; songs: readonly Song[] };

function visiblePlaylists({ library, user }: Call): Playlist[] {
  const owner = user.key.split('+')[0];
  return DEMO_PLAYLISTS.map(({ titles, ...playlist }, index) => ({
    ...playlist,
    id: `playlist-${index + 1}`,
    songs: titles.flatMap((title) => songNamed(library, title) ?? []),
  })).filter((playlist) => playlist.isPublic || playlist.owner === owner);
}

const songNamed = (library: Library, title: string) => library.songs.find((song) => song.title === title);

const toPlaylist = ({ id: playlistId, name, owner, isPublic, songs }: Playlist) => ({
  id: playlistId,
  name,
  owner,
  public: isPublic,
  songCount: songs.length,
  duration: songs.reduce((sum, { seconds }) => sum + seconds, 0),
  created: '2024-05-05T10:00:00.000Z',
  changed: '2024-05-05T10:00:00.000Z',
});

/** Without `submission=false`, which only tells what plays now, each song counts at its time. */
function scrobble(call: Call): Fields | ErrorCode {
  const { parameters, library, server, user } = call;
  const ids = parameters.getAll('id');
  const times = parameters.getAll('time').map(Number);
  if (ids.length === 0) return 10;
  if (!ids.every((item) => library.song(item))) return 70;
  if (parameters.get('submission') === 'false') return {};
  ids.forEach((item, index) => server.plays.add(user.key, item, times[index] || server.now()));
  return {};
}

function changeStars(call: Call, change: 'add' | 'remove'): Fields | ErrorCode {
  const { parameters, library, server, user } = call;
  const ids = ['id', 'albumId', 'artistId'].flatMap((name) => parameters.getAll(name));
  if (ids.length === 0) return 10;
  const isKnown = (item: string) => library.song(item) ?? library.album(item) ?? library.artist(item);
  if (!ids.every(isKnown)) return 70;
  for (const item of ids) server.stars[change](user.key, item);
  return {};
}
