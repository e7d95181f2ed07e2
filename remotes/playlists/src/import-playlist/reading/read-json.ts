// Reads `Playlist1.json` and `YourLibrary.json` of Spotify's account data, and the account that another server exported.
import { parseTrack } from '@segue/contract';
import { APPEARANCES } from '@segue/contract/appearance';
import { type ListedTrack, type ListedTracks, toListedTracks, UnreadableList } from './listed-track';

const NO_LIST =
  'This JSON file isn’t a playlist. Choose Playlist1.json or YourLibrary.json of Spotify’s account data.';

export function readJson(text: string): readonly ListedTracks[] {
  const { playlists, tracks, favorites, account } = fieldsOf(parse(text));
  if (Array.isArray(favorites)) return readAccount(favorites, playlists, fieldsOf(account));
  if (Array.isArray(tracks))
    return [{ name: 'Liked Songs', isFavorites: true, listed: tracks.flatMap((one) => tracksIn(one)) }];
  if (!Array.isArray(playlists)) throw new UnreadableList(NO_LIST);
  return playlists.map(fieldsOf).map(({ name, items }) => ({
    name: typeof name === 'string' ? name : '',
    listed: entriesOf(items).flatMap(({ track, localTrack, addedDate }) =>
      tracksIn(track ?? localTrack, addedDate),
    ),
  }));
}

function readAccount(favorites: unknown, playlists: unknown, { volume, appearance }: Fields) {
  const kept = entriesOf(playlists).filter(({ deletedAt }) => !deletedAt);
  const lists = kept.map(({ name, tracks }) => ({ name: String(name), listed: ownTracks(tracks) }));
  const chosen = APPEARANCES.find((one) => one === appearance);
  const preferences = {
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(chosen && { appearance: chosen }),
  };
  const all = [{ name: 'Favorites', isFavorites: true, listed: ownTracks(favorites) }, ...lists];
  return all.map((list) => ({ ...list, preferences }));
}

/** Without those of services that this version does not know. */
const ownTracks = (tracks: unknown): readonly ListedTrack[] =>
  entriesOf(tracks).flatMap(({ duration, favoritedAt, addedAt = favoritedAt, ...fields }) => {
    const track = parseTrack({ ...fields, artistInfo: [], isFavorited: false });
    if (!track) return [];
    const { id, provider } = track;
    const listed = toListedTracks({ ...fields, durationMs: Number(duration), addedAt });
    return listed.map((one) => ({ ...one, reference: { provider, id } }));
  });

function tracksIn(track: unknown, addedAt?: unknown) {
  const { uri, trackUri, ...names } = fieldsOf(track);
  const [, artist, title, seconds] = /^spotify:local:(.*):.*:(.*):(\d+)$/.exec(String(uri)) ?? [];
  return toListedTracks({
    title: names['trackName'] ?? names['track'] ?? decoded(title),
    artists: names['artistName'] ?? names['artist'] ?? decoded(artist),
    durationMs: Number(seconds) * 1000,
    links: [uri, trackUri],
    addedAt,
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

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown) => Object(value) as Fields;
const entriesOf = (value: unknown) => (Array.isArray(value) ? value.map(fieldsOf) : []);
