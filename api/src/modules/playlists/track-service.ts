import { PROVIDERS, writeWireLists, type PlaylistTracks, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { timeUpTo } from '../../time';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { createTrackCatalogue, isPossibleTrackId, readTracks } from '../tracks';
import { appendEntry, countByProvider, deleteEntry, moveEntry, positionOf } from './entries';
import { createOwnership } from './ownership';
import { selectPlaylistTracks, type TrackInPlaylist } from './repository';

type TrackReference = Omit<TrackInPlaylist, 'playlistId'>;
type NewEntry = TrackReference & { addedAt?: string | undefined };
type Addition = 'added' | 'duplicate' | 'notFound';

const TRACKS_MAX = 10_000;

export function createPlaylistTracksService(app: FastifyInstance) {
  const { database, trackRefresh, clock, log } = app;
  const catalogue = createTrackCatalogue(app);
  const configured = PROVIDERS.filter((provider) => app.providers[provider]);
  const { requireOwner, change } = createOwnership(database, clock);
  /** Fails when there is no room for so many, and when the playlist would begin to mix providers that are kept apart. */
  const requireFit = async (
    transaction: Database,
    playlistId: number,
    total: number,
    added: readonly Provider[],
  ) => {
    const present = await countByProvider(transaction, playlistId);
    const count = present.reduce((sum, one) => sum + one.count, 0);
    if (count + total > TRACKS_MAX)
      failure('badRequest', { message: `A playlist holds ${TRACKS_MAX} tracks.` });
    const allowed = count > 0 ? present.map(({ provider }) => provider) : added.slice(0, 1);
    if (app.config.separateProviders && !added.every((provider) => allowed.includes(provider)))
      failure('otherProvider');
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
      if ((await positionOf(database, entry)) !== null) return false;
      await catalogue.ensureStored(entry, { userId, log: callLog });
      return change(userId, entry.playlistId, async (transaction) => {
        await requireFit(transaction, entry.playlistId, 1, [entry.provider]);
        return appendEntry(transaction, entry, clock().toISOString());
      });
    },

    /** Appends the tracks in their order, all or none; a result for each. */
    addAll: async (
      userId: number,
      { playlistId, tracks }: { playlistId: number; tracks: readonly NewEntry[] },
      callLog?: CallLog,
    ): Promise<Addition[]> => {
      await requireOwner(userId, playlistId);
      const known = await catalogue.storeAll(tracks, { userId, log: callLog });
      return change(userId, playlistId, async (transaction) => {
        const providers = [...known].map(({ provider }) => provider);
        await requireFit(transaction, playlistId, tracks.length, providers);
        const now = clock().getTime();
        const results: Addition[] = [];
        for (const track of tracks) {
          const isKnown = known.has(track);
          const addedAt = timeUpTo(now, track.addedAt);
          const isNew = isKnown && (await appendEntry(transaction, { playlistId, ...track }, addedAt));
          results.push(isNew ? 'added' : isKnown ? 'duplicate' : 'notFound');
        }
        return results;
      });
    },

    move: async (userId: number, entry: TrackInPlaylist, before: TrackReference | null): Promise<void> => {
      const next = before && { ...before, playlistId: entry.playlistId };
      const isMoved = await change(userId, entry.playlistId, async (transaction) => {
        if (![entry, next ?? entry].every(({ trackId }) => isPossibleTrackId(trackId))) return false;
        if (next?.trackId === entry.trackId && next.provider === entry.provider) return true;
        return moveEntry(transaction, entry, next);
      });
      if (!isMoved) failure('trackNotFound');
    },

    remove: async (userId: number, entry: TrackInPlaylist): Promise<void> =>
      change(userId, entry.playlistId, async (transaction) => {
        if (isPossibleTrackId(entry.trackId)) await deleteEntry(transaction, entry);
      }),
  };
}
