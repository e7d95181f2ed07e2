// A model of the server's playlists for tests of undo: their names and the order of their tracks.
import { trackKey, type Playlist, type Track, type TrackKey } from '@segue/contract';
import {
  answerRaw,
  aPlaylist,
  aSoundcloudTrack,
  aSpotifyTrack,
  refuse,
  type FakeHandlers,
} from '@segue/testing';

type Reference = { trackId: string; provider: 'spotify' | 'soundcloud' };
type Body = Reference & { playlistId: number; before?: Reference | null };
type Stored = { playlist: Playlist; order: TrackKey[]; isDeleted: boolean };

/** Tracks 0 to 9, of both providers in turns. */
export const songs: readonly Track[] = Array.from({ length: 10 }, (_, index) =>
  (index % 2 ? aSoundcloudTrack : aSpotifyTrack)({ id: `t${index}`, title: `Track ${index}` }),
);
const byKey = new Map(songs.map((track) => [trackKey(track), track]));
const keyOf = ({ provider, trackId }: Reference) => trackKey({ provider, id: trackId } as Track);

/** Playlist 1, "Evening", with the tracks 0 to 4; playlist 2 with none. */
export function createServerModel() {
  const stored = new Map<number, Stored>(
    [1, 2].map((playlistId) => [
      playlistId,
      {
        playlist: aPlaylist({ playlistId, name: playlistId === 1 ? 'Evening' : 'Morning' }),
        order: playlistId === 1 ? songs.slice(0, 5).map(trackKey) : [],
        isDeleted: false,
      },
    ]),
  );
  const live = (id: number) => {
    const found = stored.get(id);
    return found && !found.isDeleted ? found : null;
  };
  const missing = () => refuse('playlistNotFound');
  const bodyOf = (request: { body: unknown }) => request.body as Body;
  const handlers: FakeHandlers = {
    listPlaylists: () => ({
      playlists: [...stored.values()].filter(({ isDeleted }) => !isDeleted).map(({ playlist }) => playlist),
      recentlyDeleted: [...stored.values()]
        .filter(({ isDeleted }) => isDeleted)
        .map(({ playlist: { playlistId, name } }) => ({
          playlistId,
          name,
          keptUntil: '2999-01-01T00:00:00.000Z',
        })),
    }),
    listPlaylistTracks: ({ params }) => {
      const found = live(Number(params['id']));
      if (!found) return missing();
      const tracks = found.order.map((key, position) => ({ ...byKey.get(key)!, position }));
      const of = (provider: string) => tracks.filter((track) => track.provider === provider);
      return {
        playlistTracks: { spotifyPlaylistTracks: of('spotify'), soundcloudPlaylistTracks: of('soundcloud') },
      };
    },
    deletePlaylist: (request) => {
      const found = live(bodyOf(request).playlistId);
      if (!found) return missing();
      found.isDeleted = true;
      return { success: true };
    },
    restorePlaylist: ({ params }) => {
      const found = stored.get(Number(params['id']));
      if (!found) return missing();
      found.isDeleted = false;
      return { playlist: found.playlist };
    },
    editPlaylist: ({ params, body }) => {
      const found = live(Number(params['id']));
      if (!found) return missing();
      const name = (body as FormData).get('name');
      if (typeof name === 'string') found.playlist = { ...found.playlist, name };
      return { playlist: found.playlist };
    },
    addPlaylistTrack: (request) => {
      const found = live(bodyOf(request).playlistId);
      if (!found) return missing();
      const key = keyOf(bodyOf(request));
      if (found.order.includes(key)) return answerRaw(200, { success: true, isDuplicate: true });
      found.order.push(key);
      return answerRaw(201, { success: true });
    },
    addPlaylistTracks: (request) => {
      const { playlistId, tracks } = request.body as { playlistId: number; tracks: readonly Reference[] };
      const found = live(playlistId);
      if (!found) return missing();
      const results = tracks.map((track) => {
        if (found.order.includes(keyOf(track))) return 'duplicate' as const;
        found.order.push(keyOf(track));
        return 'added' as const;
      });
      return { results };
    },
    movePlaylistTrack: (request) => {
      const body = bodyOf(request);
      const found = live(body.playlistId);
      if (!found) return missing();
      const others = found.order.filter((key) => key !== keyOf(body));
      const place = body.before ? others.indexOf(keyOf(body.before)) : others.length;
      if (others.length === found.order.length || place < 0) return refuse('trackNotFound');
      found.order = others.toSpliced(place, 0, keyOf(body));
      return { success: true };
    },
    removePlaylistTrack: (request) => {
      const found = live(bodyOf(request).playlistId);
      if (!found) return missing();
      found.order = found.order.filter((key) => key !== keyOf(bodyOf(request)));
      return { success: true };
    },
  };
  return { handlers, stored };
}
