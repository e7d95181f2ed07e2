// Checks a user's right to a playlist, and serializes its changes.
import type { Kysely } from 'kysely';
import type { Clock } from '../../time';
import type { Database, Tables } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { failure } from '../../failure';

/** The largest id of PostgreSQL's integer column; a greater one is a query error. */
const ID_MAX = 2 ** 31 - 1;

/** Both fail with `playlistNotFound` for a deleted playlist and for one of another user. */
export function createOwnership(database: Kysely<Tables>, clock: Clock) {
  const requireOwner = async (userId: number, playlistId: number): Promise<void> => {
    if (playlistId > ID_MAX) failure('playlistNotFound');
    const row = await database
      .selectFrom('playlists')
      .select('id')
      .where((row) => row.and({ id: playlistId, user_id: userId }))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) failure('playlistNotFound');
  };
  /** Notes that the playlist changes, which locks its row: PostgreSQL changes its order once at a time. */
  const change = <Result>(
    userId: number,
    playlistId: number,
    run: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(database, async (transaction) => {
      if (playlistId > ID_MAX) failure('playlistNotFound');
      const { numUpdatedRows } = await transaction
        .updateTable('playlists')
        .set((playlist) => ({ changed_at: clock().toISOString(), revision: playlist('revision', '+', 1) }))
        .where((row) => row.and({ id: playlistId, user_id: userId }))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) failure('playlistNotFound');
      return run(transaction);
    });
  return { requireOwner, change };
}
