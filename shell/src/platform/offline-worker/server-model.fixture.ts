// A model of the server for tests of waiting changes: the favorites of one user, and playlist 7, "Evening".
import { routes } from '@segue/contract';
import type { Json } from './changes';
import type { Reply } from './worker.fixture';

export const PLAYLIST = 7;
export const FAVORITES = routes.listFavorites.path;
export const LIST = routes.listPlaylists.path;
export const TRACKS = routes.listPlaylistTracks.path.replace(':id', String(PLAYLIST));
export const TRACK = routes.addPlaylistTrack.path;
export const SEVERAL = routes.addPlaylistTracks.path;
export const PLACE = routes.movePlaylistTrack.path;
export const RESTORE = routes.restorePlaylist.path.replace(':id', String(PLAYLIST));

/** The tracks t0 to t5, of both providers in turns. */
export const songs: readonly Json[] = Array.from({ length: 6 }, (_, index) => ({
  id: `t${index}`,
  provider: index % 2 ? 'soundcloud' : 'spotify',
  title: `Track ${index}`,
}));
const songOf = (id: string): Json => songs.find((song) => song['id'] === id)!;
export const referenceOf = (id: string) => ({ trackId: id, provider: songOf(id)['provider'] });

type State = {
  name: string;
  isDeleted: boolean;
  /** Ids in playlist order. */
  order: readonly string[];
  /** When each became a favorite, by its id. */
  favorites: Readonly<Record<string, string>>;
};

/** At first the playlist has t0 to t3, and t0 and t1 are favorites. */
export function createServerModel() {
  const state: State = {
    name: 'Evening',
    isDeleted: false,
    order: ['t0', 't1', 't2', 't3'],
    favorites: { t0: '2025-01-01T00:00:00.000Z', t1: '2025-02-01T00:00:00.000Z' },
  };

  const reply: Reply = ({ method, path, body }, user) => {
    if (user === null) return 401;
    const call = `${method} ${path}`;
    const asked = body as { trackId?: string; favoritedAt?: string };
    const id = asked.trackId ?? '';
    if (call === `GET ${FAVORITES}`) return favoritesOf(state);
    if (call === `POST ${FAVORITES}`) {
      const at = asked.favoritedAt ?? '2026-12-31T00:00:00.000Z';
      state.favorites = { [id]: at, ...state.favorites };
      return { success: true };
    }
    if (call === `DELETE ${FAVORITES}`) {
      const { [id]: _, ...others } = state.favorites;
      state.favorites = others;
      return { success: true };
    }
    if (path === RESTORE) {
      state.isDeleted = false;
      return { playlist: playlistOf(state) };
    }
    if (call === `GET ${LIST}`) return { playlists: state.isDeleted ? [] : [playlistOf(state)] };
    if (path.startsWith('/api/playlists')) return state.isDeleted ? 404 : changed(call, id, body as Json);
    return { isAuthenticated: true };
  };

  function changed(call: string, id: string, body: Json): unknown {
    const others = state.order.filter((one) => one !== id);
    switch (call) {
      case `GET ${TRACKS}`:
        return { playlistTracks: listsOf(state) };
      case `DELETE ${LIST}`:
        state.isDeleted = true;
        return { success: true };
      case `PATCH ${LIST}/${PLAYLIST}`:
        state.name = /name="name"\s+(\w+)/.exec(String(body))![1]!;
        return { playlist: playlistOf(state) };
      case `DELETE ${TRACK}`:
        state.order = others;
        return { success: true };
      case `PUT ${TRACK}`:
        state.order = [...new Set([...state.order, id])];
        return { success: true };
      case `PUT ${SEVERAL}`: {
        const ids = (body['tracks'] as { trackId: string }[]).map(({ trackId }) => trackId);
        state.order = [...new Set([...state.order, ...ids])];
        return { results: ids.map(() => 'added') };
      }
      case `PUT ${PLACE}`: {
        const before = body['before'] as { trackId: string } | null;
        const place = before ? others.indexOf(before.trackId) : others.length;
        if (place < 0 || others.length === state.order.length) return 404;
        state.order = others.toSpliced(place, 0, id);
        return { success: true };
      }
      default:
        throw new Error(`The model has no ${call}`);
    }
  }
  return { state, reply };
}

const playlistOf = ({ name }: State) => ({ playlistId: PLAYLIST, name });

function listsOf({ order }: State) {
  const tracks = order.map((id, position) => ({ ...songOf(id), position }) as Json);
  return {
    spotifyPlaylistTracks: ofProvider(tracks, 'spotify'),
    soundcloudPlaylistTracks: ofProvider(tracks, 'soundcloud'),
  };
}

function favoritesOf({ favorites }: State) {
  const tracks = Object.entries(favorites).map(
    ([id, favoritedAt]) => ({ ...songOf(id), favoritedAt }) as Json,
  );
  return {
    spotifyFavoriteTracks: ofProvider(tracks, 'spotify'),
    soundcloudFavoriteTracks: ofProvider(tracks, 'soundcloud'),
  };
}

const ofProvider = (tracks: readonly Json[], provider: string) =>
  tracks.filter((track) => track['provider'] === provider);
