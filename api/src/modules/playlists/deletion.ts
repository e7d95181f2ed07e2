// How long a deleted playlist can be restored.
import { DELETED_PLAYLIST_KEPT_MS, type DeletedPlaylist } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { deleteMarkedBefore } from './deletion-repository';
import type { PlaylistRow } from './list-repository';

const HOUR_MS = 3_600_000;
/** Per user, so that creating and deleting playlists cannot fill the disk. */
export const DELETED_MAX = 100;

/** The deleted ones of these playlists, the newest deletion first. */
export function recentlyDeleted(rows: readonly PlaylistRow[]): DeletedPlaylist[] {
  return rows
    .flatMap(({ id, name, deleted_at: deletedAt }) => (deletedAt === null ? [] : [{ id, name, deletedAt }]))
    .sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1))
    .map(({ id, name, deletedAt }) => ({
      playlistId: id,
      name,
      keptUntil: new Date(Date.parse(deletedAt) + DELETED_PLAYLIST_KEPT_MS).toISOString(),
    }));
}

/** Deletes for good what was deleted too long ago. */
export async function deleteExpired({ database, clock }: FastifyInstance): Promise<void> {
  await deleteMarkedBefore(database, new Date(clock().getTime() - DELETED_PLAYLIST_KEPT_MS).toISOString());
}

/** Does so every hour, until the server ends. Several servers may do it at once. */
export function purgeDeletedPlaylists(app: FastifyInstance): void {
  const purge = setInterval(() => {
    deleteExpired(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'deleted playlists could not be removed for good'),
    );
  }, HOUR_MS);
  purge.unref();
  app.addHook('onClose', async () => clearInterval(purge));
}
