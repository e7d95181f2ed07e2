// Changes that wait for the network, and what they do to the answers that are shown meanwhile. Pure functions over JSON that
// the server sent earlier; what has another shape is left as it is.
import {
  DELETED_PLAYLIST_KEPT_MS,
  PROVIDERS,
  readWireLists,
  routes,
  writeWireLists,
  type Provider,
} from '@segue/contract';
import { isCallOf } from './requests';

export type Json = Record<string, unknown>;

/** A request that can be sent again. */
export type Change = Readonly<{
  method: string;
  path: string;
  type: 'json' | 'form' | 'none';
  body: Json;
  /** ISO 8601. */
  at: string;
  /** What is known of the tracks that it adds. */
  tracks: readonly Json[];
}>;

/** The tracks of a playlist by provider. */
export type Lists = Readonly<Record<string, readonly Json[]>>;

/** The answer to `path` as it will be once the changes are on the server. */
export function withChanges(path: string, answer: unknown, changes: readonly Change[]): unknown {
  const lasting = changes.filter((change, index) => !isUndone(change, changes.slice(index + 1)));
  return lasting.reduce((now, change) => withChange(path, now, change) ?? now, answer);
}

/** Whether a deletion is followed by its undo. */
function isUndone(change: Change, later: readonly Change[]): boolean {
  const { playlistId } = change.body;
  return isCallOf(routes.deletePlaylist, change) && later.some((one) => isRestored({ playlistId }, one));
}

export function isRestored({ playlistId }: Json, change: Pick<Change, 'method' | 'path'>): boolean {
  const { path } = routes.restorePlaylist;
  return isCallOf(routes.restorePlaylist, change) && change.path === path.replace(':id', String(playlistId));
}

function withChange(path: string, answer: unknown, change: Change): unknown {
  if (!isJson(answer)) return answer;
  if (path === routes.checkAuth.path) return withAppearance(answer, change);
  if (path === routes.listFavorites.path) return withFavorite(answer, change);
  if (path === routes.listPlaylists.path) return withPlaylist(answer, change);
  const tracks = answer['playlistTracks'];
  if (path !== tracksPath(change.body['playlistId']) || !isJson(tracks)) return answer;
  return { ...answer, playlistTracks: withTrackChange(tracks as Lists, change) };
}

function withAppearance(status: Json, change: Change): unknown {
  const { userInfo } = status;
  if (!isCallOf(routes.saveAppearance, change) || !isJson(userInfo)) return status;
  return { ...status, userInfo: { ...userInfo, appearance: change.body['appearance'] } };
}

function withFavorite(favorites: Json, change: Change): unknown {
  const { body, tracks, at } = change;
  const isAdded = isCallOf(routes.addFavorite, change);
  if (!isAdded && !isCallOf(routes.removeFavorite, change)) return favorites;
  const present = Object.values(readWireLists('FavoriteTracks', favorites)).flat() as unknown[];
  const others = present.filter(isJson).filter((one) => !isTrack(one, body));
  const favoritedAt = body['favoritedAt'] ?? at;
  const added = isAdded ? tracks.map((track) => ({ ...track, isFavorited: true, favoritedAt })) : [];
  const tracksNow = [...added, ...others] as (Json & { provider: Provider })[];
  return { ...favorites, ...writeWireLists('FavoriteTracks', tracksNow, PROVIDERS) };
}

function withPlaylist(answer: Json, change: Change): unknown {
  const playlists = listIn(answer, 'playlists');
  if (isCallOf(routes.deletePlaylist, change)) {
    const isDeleted = ({ playlistId }: Json) => playlistId === change.body['playlistId'];
    const keptUntil = new Date(Date.parse(change.at) + DELETED_PLAYLIST_KEPT_MS).toISOString();
    const deleted = playlists
      .filter(isDeleted)
      .map(({ playlistId, name }) => ({ playlistId, name, keptUntil }) as Json);
    return {
      ...answer,
      playlists: playlists.filter((one) => !isDeleted(one)),
      recentlyDeleted: [...deleted, ...listIn(answer, 'recentlyDeleted')],
    };
  }
  return {
    ...answer,
    playlists: playlists.map((one) => (isRenamed(one, change) ? { ...one, name: change.body['name'] } : one)),
  };
}

export function isRenamed({ playlistId }: Json, change: Pick<Change, 'method' | 'path'>): boolean {
  return isCallOf(routes.editPlaylist, change) && change.path.endsWith(`/${String(playlistId)}`);
}

export const tracksPath = (id: unknown): string =>
  routes.listPlaylistTracks.path.replace(':id', () => String(id));

function withTrackChange(lists: Lists, change: Change): Lists {
  const { body, tracks } = change;
  const inOrder = tracksInOrder(lists);
  if (tracks.length > 0) {
    const isNew = (track: Json) => !inOrder.some((one) => isTrack(one, referenceOf(track)));
    return listsOf([...inOrder, ...tracks.filter(isNew)]);
  }
  const others = inOrder.filter((one) => !isTrack(one, body));
  const present = inOrder.find((one) => isTrack(one, body));
  if (isCallOf(routes.removePlaylistTrack, change)) return listsOf(others);
  if (!isCallOf(routes.movePlaylistTrack, change) || !present) return lists;
  const before = body['before'];
  const place = isJson(before) ? others.findIndex((one) => isTrack(one, before)) : -1;
  return listsOf(others.toSpliced(place < 0 ? others.length : place, 0, present));
}

/** The lists of a playlist from its one order. */
function listsOf(tracks: readonly Json[]): Lists {
  const placed = tracks.map((track, position) => ({
    ...track,
    position,
    provider: track['provider'] as Provider,
  }));
  return {
    ...writeWireLists(
      'PlaylistTracks',
      placed,
      placed.map(({ provider }) => provider),
    ),
  } as Lists;
}

export function tracksInOrder(lists: Lists): readonly Json[] {
  return Object.values(lists)
    .flat()
    .sort((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0));
}

/** The tracks that a change adds to the favorites or to a playlist, as its request names them. */
export function additionsOf(change: Pick<Change, 'method' | 'path' | 'body'>): readonly Json[] {
  if (isCallOf(routes.addPlaylistTracks, change)) return listIn(change.body, 'tracks');
  const isOne = [routes.addFavorite, routes.addPlaylistTrack].some((route) => isCallOf(route, change));
  return isOne ? [change.body] : [];
}

/** The key of the track that a request body names. */
export const keyOf = ({ provider, trackId }: Json) => `${String(provider)}:${String(trackId)}`;

/** The track that a body names, from any answer that lists tracks. */
export function findTrack(answer: unknown, body: Json): Json | null {
  if (!isJson(answer)) return null;
  const lists = isJson(answer['playlistTracks']) ? answer['playlistTracks'] : answer;
  const tracks = Object.values(lists).flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return tracks.filter(isJson).find((track) => isTrack(track, body)) ?? null;
}

/** The JSON or the name that a request carries; null for one that cannot be kept, such as a new cover. */
export async function readChange(request: Request, at: string): Promise<Change | null> {
  const { method, url, headers } = request;
  const facts = { method, path: new URL(url).pathname, at, tracks: [] };
  try {
    if (!headers.has('content-type')) return { ...facts, type: 'none', body: {} };
    if (headers.get('content-type')?.startsWith('application/json')) {
      const body: unknown = await request.json();
      return isJson(body) ? { ...facts, type: 'json', body } : null;
    }
    const form = [...(await request.formData())];
    const [field, ...others] = form;
    const isName = field?.[0] === 'name' && typeof field[1] === 'string' && others.length === 0;
    return isName ? { ...facts, type: 'form', body: Object.fromEntries(form) } : null;
  } catch {
    return null;
  }
}

/** `Response.json()` for browsers that lack it (Safari before 17). */
export const jsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (answer: Json, name: string): Json[] =>
  Array.isArray(answer[name]) ? (answer[name] as unknown[]).filter(isJson) : [];

const referenceOf = ({ id, provider }: Json): Json => ({ trackId: id, provider });
const isTrack = (track: Json, body: Json) =>
  track['id'] === body['trackId'] && track['provider'] === body['provider'];
