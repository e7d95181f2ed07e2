// Reads lists in JSON: JSPF (https://www.xspf.org/jspf), and `Playlist1.json` and `YourLibrary.json` of Spotify's account data.
import { toListedTrack, UnreadableList, type Found } from './listed-track';

const NO_LIST =
  "This JSON file isn't a playlist. Choose a JSPF file, or Playlist1.json or YourLibrary.json of Spotify's account data.";

export function readJson(text: string): readonly Found[] {
  const { playlist, playlists, tracks } = fieldsOf(parse(text));
  const { title, track } = fieldsOf(playlist);
  if (Array.isArray(track)) return [{ name: nameIn(title), listed: track.map(trackIn) }];
  if (Array.isArray(tracks)) return [{ name: 'Liked Songs', listed: tracks.map(trackIn) }];
  if (!Array.isArray(playlists)) throw new UnreadableList(NO_LIST);
  return playlists.map(fieldsOf).map(({ name, items }) => ({
    name: nameIn(name),
    listed: Array.isArray(items)
      ? items.map(fieldsOf).map((item) => trackIn(item['track'] ?? item['localTrack']))
      : [],
  }));
}

/** By the names of all three formats. */
function trackIn(track: unknown) {
  const { album, duration, identifier, location, info, uri, ...names } = fieldsOf(track);
  const [, artist, albumTitle, title, seconds] =
    /^spotify:local:(.*):(.*):(.*):(\d+)$/.exec(String(uri)) ?? [];
  return toListedTrack({
    title: names['title'] ?? names['trackName'] ?? names['track'] ?? decoded(title),
    artists: names['creator'] ?? names['artistName'] ?? names['artist'] ?? decoded(artist),
    album: album ?? names['albumName'] ?? decoded(albumTitle),
    durationMs: Number(duration ?? Number(seconds) * 1000),
    links: [identifier, location, info, uri, names['trackUri']].flat(),
  });
}

/** A part of the address of a local file. */
const decoded = (part = '') => new URLSearchParams(`part=${part}`).get('part');

const nameIn = (value: unknown) => (typeof value === 'string' ? value : '');

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
