// Share links: to a playlist, which stays current, and to a copy of a queue. Everybody with the link can read it; the
// database has only its hash.
import { PROVIDERS, trackKey, type Provider, type Track } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database, Tables } from '../../database/tables';
import { failure } from '../../failure';
import { hashOf, isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';
import { inUserTransaction } from '../auth';
import { createOwnership, selectCover, selectPlaylistTracks } from '../playlists';
import {
  isPossibleTrackId,
  keyOf,
  readTracks,
  STORED_TRACK_COLUMNS,
  type StoredTrack,
  uncopied,
} from '../tracks';

const DAY_MS = 86_400_000;
const QUEUE_DAYS = 90;
/** Shared queues of one user; a further one replaces the oldest. */
const QUEUES_MAX = 100;

const storedReferences = z.array(z.object({ provider: z.enum(PROVIDERS), trackId: z.string() }));
type TrackReference = { provider: Provider; trackId: string };
/** `name` is null for a queue. */
type Shared = { name: string | null; hasCover: boolean; tracks: Track[] };

export function createSharingService({ database, trackRefresh, tokenCipher, clock, log }: FastifyInstance) {
  const { requireOwner } = createOwnership(database, clock);

  async function create(
    transaction: Database,
    userId: number,
    content: Pick<Tables['shares'], 'playlist_id' | 'tracks' | 'expires_at'>,
  ): Promise<string> {
    const token = newOpaqueId();
    const tokenHash = hashOf(token);
    await transaction
      .insertInto('shares')
      .values({
        token_hash: tokenHash,
        token: tokenCipher.encrypt(token, associatedData(tokenHash)),
        user_id: userId,
        created_at: clock().toISOString(),
        ...content,
      })
      .execute();
    return token;
  }

  /** Fails with `notFound` while the playlist is deleted, too. */
  async function find(token: string) {
    if (!isOpaqueId(token)) failure('notFound');
    const share = await database
      .selectFrom('shares')
      .leftJoin('playlists', 'playlists.id', 'shares.playlist_id')
      .leftJoin('covers', 'covers.playlist_id', 'shares.playlist_id')
      .select([
        'shares.user_id',
        'shares.playlist_id',
        'shares.tracks',
        'shares.expires_at',
        'playlists.name',
        'covers.id as cover_id',
      ])
      .where('shares.token_hash', '=', hashOf(token))
      .where('playlists.deleted_at', 'is', null)
      .executeTakeFirst();
    const hasExpired = share?.expires_at && share.expires_at < clock().toISOString();
    return !share || hasExpired ? failure('notFound') : share;
  }

  /** The stored copies of a queue's tracks, in its order; without its copy a track is its reference alone. */
  async function copiesOf(references: readonly TrackReference[]): Promise<StoredTrack[]> {
    const providers = new Set(references.map(({ provider }) => provider));
    const idsAt = (provider: Provider) =>
      references.filter((one) => one.provider === provider).map(({ trackId }) => trackId);
    const found = await Promise.all(
      [...providers].map((provider) =>
        database
          .selectFrom('tracks')
          .select(STORED_TRACK_COLUMNS)
          .where('provider', '=', provider)
          .where('track_id', 'in', idsAt(provider))
          .execute(),
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
        const share = await transaction
          .selectFrom('shares')
          .select(['token_hash', 'token'])
          .where((row) => row.and({ playlist_id: playlistId, user_id: userId }))
          .executeTakeFirst();
        const present = share && tokenCipher.decrypt(share.token, associatedData(share.token_hash));
        if (present) return present;
        // The encryption key is lost: the owner gets a new link.
        if (share) await deleteOf(transaction, userId, playlistId);
        return create(transaction, userId, { playlist_id: playlistId, tracks: null, expires_at: null });
      });
    },

    stopSharing: async (userId: number, playlistId: number): Promise<void> => {
      await requireOwner(userId, playlistId);
      await deleteOf(database, userId, playlistId);
    },

    shareQueue: async (userId: number, tracks: readonly TrackReference[]): Promise<string> => {
      if (!tracks.every(({ trackId }) => isPossibleTrackId(trackId))) failure('badRequest');
      const now = clock();
      await deleteExpiredShares(database, now.toISOString());
      return inUserTransaction(database, userId, async (transaction) => {
        const queues = await selectSharedQueues(transaction, userId);
        const surplus = queues.slice(0, Math.max(0, queues.length + 1 - QUEUES_MAX));
        const hashes = surplus.map(({ token_hash: hash }) => hash);
        if (hashes.length > 0)
          await transaction.deleteFrom('shares').where('token_hash', 'in', hashes).execute();
        return create(transaction, userId, {
          playlist_id: null,
          tracks: JSON.stringify(tracks.map(({ provider, trackId }) => ({ provider, trackId }))),
          expires_at: new Date(now.getTime() + QUEUE_DAYS * DAY_MS).toISOString(),
        });
      });
    },

    open: async (token: string): Promise<Shared> => {
      const { user_id, playlist_id, name, cover_id, tracks } = await find(token);
      const rows = await trackRefresh.readRows(() =>
        playlist_id === null
          ? copiesOf(storedReferences.parse(JSON.parse(tracks ?? '[]')))
          : selectPlaylistTracks(database, user_id, playlist_id),
      );
      return {
        name,
        hasCover: cover_id !== null,
        // The owner's favorite flags are removed; the browser marks those of its user.
        tracks: readTracks(rows, (track) => ({ ...track, isFavorited: false }), log),
      };
    },

    cover: async (token: string): Promise<Buffer> => {
      const { user_id, cover_id } = await find(token);
      const image = cover_id && (await selectCover(database, user_id, cover_id));
      return image || failure('notFound');
    },
  };
}

async function deleteOf(database: Database, userId: number, playlistId: number): Promise<void> {
  await database
    .deleteFrom('shares')
    .where((row) => row.and({ playlist_id: playlistId, user_id: userId }))
    .execute();
}

export async function selectSharedQueues(database: Database, userId: number) {
  return database
    .selectFrom('shares')
    .select(['token_hash', 'tracks', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('playlist_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

export async function deleteExpiredShares(database: Database, now: string): Promise<void> {
  await database.deleteFrom('shares').where('expires_at', '<', now).execute();
}

const associatedData = (tokenHash: string): string => `share:${tokenHash}`;
