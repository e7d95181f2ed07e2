// The tracks of playlists and their order.
import { PROVIDERS, writeWireLists, type PlaylistTracks, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { createTrackCatalogue, isPossibleTrackId, readTracks } from '../tracks';
import { movePlaylistTrack } from './order-repository';
import { createOwnership } from './ownership';
import {
  countPlaylistTracks,
  deletePlaylistTrack,
  insertPlaylistTrack,
  providersOf,
  selectPlaylistTracks,
  type TrackInPlaylist,
} from './repository';

type TrackReference = Omit<TrackInPlaylist, 'playlistId'>;
type Addition = 'added' | 'duplicate' | 'notFound';

const TRACKS_MAX = 10_000;

/** The tracks of a user's playlists. */
export function createPlaylistTracksService(app: FastifyInstance) {
  const { database, trackRefresh, clock, log } = app;
  const catalogue = createTrackCatalogue(app);
  const configured = PROVIDERS.filter((provider) => app.providers[provider]);
  const { requireOwner, change } = createOwnership(database, clock);
  const requireRoom = async (transaction: Database, entry: TrackInPlaylist, added: number): Promise<void> => {
    const { count } = await countPlaylistTracks(transaction, entry);
    if (count + added > TRACKS_MAX)
      failure('badRequest', { message: `A playlist holds ${TRACKS_MAX} tracks.` });
  };
  /** Fails when the playlist would begin to mix providers. */
  const refuseMixing = async (transaction: Database, playlistId: number, added: readonly Provider[]) => {
    if (!app.config.separateProviders) return;
    const present = await providersOf(transaction, playlistId);
    const allowed = present.length > 0 ? present : added.slice(0, 1);
    if (!added.every((provider) => allowed.includes(provider))) failure('otherProvider');
  };

  return {
    list: async (userId: number, playlistId: number): Promise<PlaylistTracks> => {
      await requireOwner(userId, playlistId);
      const select = () => selectPlaylistTracks(database, userId, playlistId);
      const rows = await trackRefresh.readRows(select, userId);
      const tracks = readTracks(
        rows,
        (track, { favorited_at: favoritedAt, position }) =>
          favoritedAt === null
            ? { ...track, position, isFavorited: false }
            : { ...track, position, isFavorited: true, favoritedAt },
        log,
      );
      return writeWireLists('PlaylistTracks', tracks, configured);
    },

    /** True when the track was not in the playlist before. */
    add: async (userId: number, entry: TrackInPlaylist, callLog?: CallLog): Promise<boolean> => {
      await requireOwner(userId, entry.playlistId);
      if (!isPossibleTrackId(entry.trackId)) failure('trackNotFound');
      if ((await countPlaylistTracks(database, entry)).holds) return false;
      await catalogue.ensureStored(entry, { userId, log: callLog });
      return change(userId, entry.playlistId, async (transaction) => {
        await requireRoom(transaction, entry, 1);
        await refuseMixing(transaction, entry.playlistId, [entry.provider]);
        return insertPlaylistTrack(transaction, userId, entry, clock().toISOString());
      });
    },

    /** Appends the tracks in their order, all or none; a result for each. */
    addAll: async (
      userId: number,
      { playlistId, tracks }: { playlistId: number; tracks: readonly TrackReference[] },
      callLog?: CallLog,
    ): Promise<Addition[]> => {
      await requireOwner(userId, playlistId);
      const known = await catalogue.storeAll(tracks, { userId, log: callLog });
      return change(userId, playlistId, async (transaction) => {
        await requireRoom(transaction, { playlistId, ...tracks[0]! }, tracks.length);
        await refuseMixing(
          transaction,
          playlistId,
          [...known].map(({ provider }) => provider),
        );
        const now = clock().toISOString();
        const results: Addition[] = [];
        for (const track of tracks) {
          const isKnown = known.has(track);
          const isNew =
            isKnown && (await insertPlaylistTrack(transaction, userId, { playlistId, ...track }, now));
          results.push(isNew ? 'added' : isKnown ? 'duplicate' : 'notFound');
        }
        return results;
      });
    },

    /** Moves a track before another one of the same playlist, or to the end. */
    move: async (userId: number, entry: TrackInPlaylist, before: TrackReference | null): Promise<void> => {
      await requireOwner(userId, entry.playlistId);
      const next = before && { ...before, playlistId: entry.playlistId };
      const ids = next === null ? [entry.trackId] : [entry.trackId, next.trackId];
      if (!ids.every(isPossibleTrackId)) failure('trackNotFound');
      if (next?.trackId === entry.trackId && next.provider === entry.provider) return;
      const isMoved = await change(userId, entry.playlistId, (transaction) =>
        movePlaylistTrack(transaction, entry, next),
      );
      if (!isMoved) failure('trackNotFound');
    },

    remove: async (userId: number, entry: TrackInPlaylist): Promise<void> => {
      await requireOwner(userId, entry.playlistId);
      if (!isPossibleTrackId(entry.trackId)) return;
      await change(userId, entry.playlistId, (transaction) =>
        deletePlaylistTrack(transaction, userId, entry),
      );
    },
  };
}
