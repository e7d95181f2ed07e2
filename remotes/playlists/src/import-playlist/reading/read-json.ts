// Reads `Playlist1.json` and `YourLibrary.json` of Spotify's account data.
import { toListedTrack, UnreadableList, type Found } from './listed-track';

const NO_LIST =
  "This JSON file isn't a playlist. Choose Playlist1.json or YourLibrary.json of Spotify's account data.";

export function readJson(text: string): readonly Found[] {
  const { playlists, tracks } = fieldsOf(parse(text));
  if (Array.isArray(tracks)) return [{ name: 'Liked Songs', listed: tracks.map(trackIn) }];
  if (!Array.isArray(playlists)) throw new UnreadableList(NO_LIST);
  return playlists.map(fieldsOf).map(({ name, items }) => ({
    name: typeof name === 'string' ? name : '',
    listed: Array.isArray(items)
      ? items.map(fieldsOf).map((item) => trackIn(item['track'] ?? item['localTrack']))
      : [],
  }));
}

/** By the names of both files. */
function trackIn(track: unknown) {
  const { uri, trackUri, ...names } = fieldsOf(track);
  const [, artist, album, title, seconds] = /^spotify:local:(.*):(.*):(.*):(\d+)$/.exec(String(uri)) ?? [];
  return toListedTrack({
    title: names['trackName'] ?? names['track'] ?? decoded(title),
    artists: names['artistName'] ?? names['artist'] ?? decoded(artist),
    album: names['albumName'] ?? names['album'] ?? decoded(album),
    durationMs: Number(seconds) * 1000,
    links: [uri, trackUri],
  });
}

/** A part of the address of a local file. */
const decoded = (part = '') => new URLSearchParams(`part=${part}`).get('part');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
