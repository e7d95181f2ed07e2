// Sharing: a link to a playlist as it is, and to a copy of a queue. Anybody who has the link can read it; the database has only its hash.
import { PROVIDERS, trackKey, type Track } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database, SharesTable } from '../../database/tables';
import { failure } from '../../failure';
import { hashOf, isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';
import { inUserTransaction } from '../auth';
import { createOwnership, selectCover, selectPlaylistTracks } from '../playlists';
import { isPossibleTrackId, keyOf, readTracks, type StoredTrack, uncopied } from '../tracks';
import {
  deleteExpiredShares,
  deletePlaylistShare,
  deleteShares,
  insertShare,
  selectCopies,
  selectPlaylistShare,
  selectShare,
  selectSharedQueues,
  type SharedRow,
  type TrackReference,
} from './repository';

const DAY_MS = 86_400_000;
const QUEUE_DAYS = 90;
/** Shared queues of one user; a further one replaces the oldest. */
const QUEUES_MAX = 100;

const storedTracks = z.array(z.object({ provider: z.enum(PROVIDERS), trackId: z.string() }));

export type Shared = { name: string | null; hasCover: boolean; tracks: Track[] };

export function createSharingService({ database, trackRefresh, tokenCipher, clock, log }: FastifyInstance) {
  const { requireOwner } = createOwnership(database, clock);

  async function create(
    transaction: Database,
    userId: number,
    content: Pick<SharesTable, 'playlist_id' | 'tracks' | 'expires_at'>,
  ): Promise<string> {
    const token = newOpaqueId();
    const tokenHash = hashOf(token);
    await insertShare(transaction, {
      token_hash: tokenHash,
      token: tokenCipher.encrypt(token, associatedData(tokenHash)),
      user_id: userId,
      created_at: clock().toISOString(),
      ...content,
    });
    return token;
  }

  /** Null also when the key of its encryption is lost: the owner then makes a new link. */
  async function tokenOf(transaction: Database, userId: number, playlistId: number): Promise<string | null> {
    const share = await selectPlaylistShare(transaction, userId, playlistId);
    return share ? tokenCipher.decrypt(share.token, associatedData(share.token_hash)) : null;
  }

  async function find(token: string): Promise<SharedRow> {
    const share = isOpaqueId(token) ? await selectShare(database, hashOf(token)) : undefined;
    const hasExpired = share?.expires_at && share.expires_at < clock().toISOString();
    return !share || hasExpired ? failure('notFound') : share;
  }

  async function rowsOf({ user_id, playlist_id, tracks }: SharedRow): Promise<StoredTrack[]> {
    if (playlist_id !== null) return selectPlaylistTracks(database, user_id, playlist_id);
    return copiesOf(storedTracks.parse(JSON.parse(tracks ?? '[]')));
  }

  /** In their order; without its copy a track is its reference alone. */
  async function copiesOf(references: readonly TrackReference[]): Promise<StoredTrack[]> {
    const found = await Promise.all(
      PROVIDERS.map((provider) =>
        selectCopies(
          database,
          provider,
          references.filter((one) => one.provider === provider).map(({ trackId }) => trackId),
        ),
      ),
    );
    const copies = new Map(found.flat().map((row) => [keyOf(row), row]));
    return references.map(
      ({ provider, trackId }) =>
        copies.get(trackKey({ provider, id: trackId })) ?? uncopied(provider, trackId),
    );
  }

  return {
    /** Returns the token of the link, which stays the same while the playlist is shared. */
    sharePlaylist: async (userId: number, playlistId: number): Promise<string> => {
      await requireOwner(userId, playlistId);
      return inUserTransaction(database, userId, async (transaction) => {
        const present = await tokenOf(transaction, userId, playlistId);
        if (present !== null) return present;
        await deletePlaylistShare(transaction, userId, playlistId);
        return create(transaction, userId, { playlist_id: playlistId, tracks: null, expires_at: null });
      });
    },

    stopSharing: async (userId: number, playlistId: number): Promise<void> => {
      await requireOwner(userId, playlistId);
      await deletePlaylistShare(database, userId, playlistId);
    },

    shareQueue: async (userId: number, tracks: readonly TrackReference[]): Promise<string> => {
      if (!tracks.every(({ trackId }) => isPossibleTrackId(trackId))) failure('badRequest');
      const now = clock();
      await deleteExpiredShares(database, now.toISOString());
      return inUserTransaction(database, userId, async (transaction) => {
        const queues = await selectSharedQueues(transaction, userId);
        const surplus = queues.slice(0, Math.max(0, queues.length + 1 - QUEUES_MAX));
        const hashes = surplus.map(({ token_hash }) => token_hash);
        if (hashes.length > 0) await deleteShares(transaction, hashes);
        return create(transaction, userId, {
          playlist_id: null,
          tracks: JSON.stringify(tracks.map(({ provider, trackId }) => ({ provider, trackId }))),
          expires_at: new Date(now.getTime() + QUEUE_DAYS * DAY_MS).toISOString(),
        });
      });
    },

    open: async (token: string): Promise<Shared> => {
      const share = await find(token);
      const rows = await trackRefresh.readRows(() => rowsOf(share));
      return {
        name: share.name,
        hasCover: share.cover_id !== null,
        // Favorites are the owner's; the browser marks those of its user.
        tracks: readTracks(rows, (track) => ({ ...track, isFavorited: false }), log),
      };
    },

    cover: async (token: string): Promise<Buffer> => {
      const { user_id, cover_id } = await find(token);
      return (
        (cover_id === null ? null : await selectCover(database, user_id, cover_id)) ?? failure('notFound')
      );
    },
  };
}

const associatedData = (tokenHash: string): string => `share:${tokenHash}`;
