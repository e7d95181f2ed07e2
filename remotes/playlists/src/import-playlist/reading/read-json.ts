// Reads `Playlist1.json` and `YourLibrary.json` of Spotify's account data.
import { type ListedTracks, toListedTracks, UnreadableList } from './listed-track';

const NO_LIST =
  'This JSON file isn’t a playlist. Choose Playlist1.json or YourLibrary.json of Spotify’s account data.';

export function readJson(text: string): readonly ListedTracks[] {
  const { playlists, tracks } = fieldsOf(parse(text));
  if (Array.isArray(tracks)) return [{ name: 'Liked Songs', listed: tracks.flatMap(tracksIn) }];
  if (!Array.isArray(playlists)) throw new UnreadableList(NO_LIST);
  return playlists.map(fieldsOf).map(({ name, items }) => ({
    name: typeof name === 'string' ? name : '',
    listed: (Array.isArray(items) ? items : []).map(fieldsOf).flatMap(({ track, localTrack }) => {
      return tracksIn(track ?? localTrack);
    }),
  }));
}

function tracksIn(track: unknown) {
  const { uri, trackUri, ...names } = fieldsOf(track);
  const [, artist, album, title, seconds] = /^spotify:local:(.*):(.*):(.*):(\d+)$/.exec(String(uri)) ?? [];
  return toListedTracks({
    title: names['trackName'] ?? names['track'] ?? decoded(title),
    artists: names['artistName'] ?? names['artist'] ?? decoded(artist),
    album: names['albumName'] ?? names['album'] ?? decoded(album),
    durationMs: Number(seconds) * 1000,
    links: [uri, trackUri],
  });
}

const decoded = (part = '') => new URLSearchParams(`part=${part}`).get('part');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;
