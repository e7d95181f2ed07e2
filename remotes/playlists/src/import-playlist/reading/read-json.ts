// Reads lists in JSON: JSPF, and the files of Spotify's account data.
import { toListedTrack, UnreadableList, type Found } from './listed-track';

const NO_LISTS =
  "This JSON file isn't a playlist. Choose a JSPF file, or Playlist1.json or YourLibrary.json of Spotify's account data.";

export function readJson(text: string): readonly Found[] {
  const file = fieldsOf(parse(text));
  const { track: jspf, title } = fieldsOf(file['playlist']);
  if (Array.isArray(jspf)) return [{ name: nameIn(title), listed: jspf.map(jspfTrack) }];
  if (Array.isArray(file['playlists'])) {
    return file['playlists'].map(fieldsOf).map(({ name, items }) => ({
      name: nameIn(name),
      listed: (Array.isArray(items) ? items : []).map(playlistTrack),
    }));
  }
  if (Array.isArray(file['tracks'])) {
    return [{ name: 'Liked Songs', listed: file['tracks'].map(libraryTrack) }];
  }
  throw new UnreadableList(NO_LISTS);
}

/** XSPF as JSON: https://www.xspf.org/jspf */
function jspfTrack(track: unknown) {
  const { title, creator, album, duration, identifier, location, info } = fieldsOf(track);
  const links = [identifier, location, info].flat();
  return toListedTrack({ title, artists: creator, album, durationMs: Number(duration), links });
}

/** An entry of Spotify's `Playlist1.json`; episodes are no tracks. */
function playlistTrack(item: unknown) {
  const { track, localTrack } = fieldsOf(item);
  if (typeof track !== 'object' || track === null) return localFile(fieldsOf(localTrack)['uri']);
  const { trackName, artistName, albumName, trackUri } = fieldsOf(track);
  return toListedTrack({ title: trackName, artists: artistName, album: albumName, links: [trackUri] });
}

/** `spotify:local:<artist>:<album>:<title>:<seconds>`, encoded as in a form. */
function localFile(uri: unknown) {
  if (typeof uri !== 'string' || !uri.startsWith('spotify:local:')) return null;
  const parts = uri.split(':').slice(2);
  const [artists, album, title] = parts.map((part) => new URLSearchParams(`x=${part}`).get('x'));
  return toListedTrack({ artists, album, title, durationMs: Number(parts[3]) * 1000 });
}

/** An entry of Spotify's `YourLibrary.json`. */
function libraryTrack(entry: unknown) {
  const { track, artist, album, uri } = fieldsOf(entry);
  return toListedTrack({ title: track, artists: artist, album, links: [uri] });
}

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
