// Playlists: their names and covers, deletion and restoration.
import { randomBytes } from 'node:crypto';
import { playlistName, routes, type Playlist } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { inUserTransaction } from '../auth';
import { createCoverEncoder } from './cover-encoder';
import { deleteAllButNewest, DELETED_MAX, markDeleted, recentlyDeleted, unmarkDeleted } from './deletion';
import { createOwnership, ID_MAX } from './ownership';
import type { PlaylistForm } from './playlist-form';
import { createSummaries, type Summary } from './summaries';
import {
  countPlaylists,
  deleteCover,
  insertCover,
  insertPlaylist,
  ownsPlaylist,
  renamePlaylist,
  selectCover,
  selectPlaylists,
  type PlaylistRow,
} from './repository';

const PLAYLISTS_MAX = 500;
const COVER_ID_BYTES = 16;
const COVER_ID = /^[A-Za-z0-9_-]{22}$/;
// Control and bidirectional characters, which could reorder or break the line that shows the name.
const REFUSED_IN_NAMES = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** The playlists of a user. */
export function createPlaylistsService({ database, clock }: FastifyInstance) {
  const encodeCover = createCoverEncoder();
  const { requireOwner, change } = createOwnership(database, clock);
  const storeCover = async (transaction: Database, playlistId: number, image: Uint8Array): Promise<void> => {
    const id = randomBytes(COVER_ID_BYTES).toString('base64url');
    await insertCover(transaction, { id, playlistId, image }, clock().toISOString());
  };
  const requireRoom = async (transaction: Database, userId: number): Promise<void> => {
    if ((await countPlaylists(transaction, userId)) >= PLAYLISTS_MAX) {
      failure('badRequest', { message: `There is room for ${PLAYLISTS_MAX} playlists.` });
    }
  };
  const summariesOf = createSummaries(database, clock);
  const list = async (userId: number) => {
    const all = await selectPlaylists(database, userId);
    const rows = all.filter((row) => row.deleted_at === null);
    const summaries = await summariesOf(rows);
    const playlists = rows.map((row, index) => toPlaylist(row, summaries[index]!));
    return { playlists, recentlyDeleted: recentlyDeleted(all) };
  };
  const read = async (userId: number, playlistId: number): Promise<Playlist> => {
    const { playlists } = await list(userId);
    return playlists.find((playlist) => playlist.playlistId === playlistId) ?? failure('playlistNotFound');
  };

  return {
    list,

    cover: async (userId: number, coverId: string): Promise<Buffer> =>
      (COVER_ID.test(coverId) ? await selectCover(database, userId, coverId) : null) ?? failure('notFound'),

    create: async (userId: number, form: { name: string; cover: Buffer | null }): Promise<Playlist> => {
      const name = parseName(form.name);
      const image = form.cover && (await encodeCover(form.cover));
      const id = await inUserTransaction(database, userId, async (transaction) => {
        await requireRoom(transaction, userId);
        const playlistId = await insertPlaylist(transaction, userId, name, clock().toISOString());
        if (image) await storeCover(transaction, playlistId, image);
        return playlistId;
      });
      return read(userId, id);
    },

    /** Changes what is given. Without a new cover, `doesRemoveCover` removes the present one. */
    edit: async (
      userId: number,
      playlistId: number,
      { name: text, cover, doesRemoveCover }: PlaylistForm,
    ): Promise<Playlist> => {
      if (text === null && cover === null && !doesRemoveCover) failure('badRequest');
      await requireOwner(userId, playlistId);
      const name = text === null ? null : parseName(text);
      const image = cover && (await encodeCover(cover));
      await change(userId, playlistId, async (transaction) => {
        if (name !== null) await renamePlaylist(transaction, playlistId, name);
        if (image ?? doesRemoveCover) await deleteCover(transaction, playlistId);
        if (image) await storeCover(transaction, playlistId, image);
      });
      return read(userId, playlistId);
    },

    /** It can be restored for some time. */
    remove: async (userId: number, playlistId: number): Promise<void> => {
      await requireOwner(userId, playlistId);
      if (!(await markDeleted(database, userId, playlistId, clock().toISOString())))
        failure('playlistNotFound');
      await deleteAllButNewest(database, userId, DELETED_MAX);
    },

    /** Brings a deleted playlist back; one that is not deleted stays as it is. */
    restore: async (userId: number, playlistId: number): Promise<Playlist> => {
      if (playlistId > ID_MAX) failure('playlistNotFound');
      await inUserTransaction(database, userId, async (transaction) => {
        if (await ownsPlaylist(transaction, userId, playlistId)) return;
        await requireRoom(transaction, userId);
        await unmarkDeleted(transaction, userId, playlistId);
      });
      return read(userId, playlistId);
    },
  };
}

function parseName(text: string): string {
  const name = playlistName(text.normalize('NFC'));
  if (name === null || REFUSED_IN_NAMES.test(name))
    failure('badRequest', { message: 'The name is not valid.' });
  return name;
}

function toPlaylist(row: PlaylistRow, summary: Summary): Playlist {
  return {
    playlistId: row.id,
    name: row.name,
    imageUrl: row.cover_id === null ? null : routes.getCover.path.replace(':id', row.cover_id),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    isShared: row.shared_at !== null,
    summary,
  };
}
