// A user's right to a playlist, and one change of it after another.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database, Tables } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { failure } from '../../failure';
import { lockPlaylist } from './order-repository';
import { ownsPlaylist } from './repository';

/** The largest id of PostgreSQL's integer column; a greater one is a query error. */
export const ID_MAX = 2 ** 31 - 1;

/** Both fail with `playlistNotFound` for a playlist of another user. */
export function createOwnership(database: Kysely<Tables>, clock: Clock) {
  const requireOwner = async (userId: number, playlistId: number): Promise<void> => {
    if (playlistId > ID_MAX || !(await ownsPlaylist(database, userId, playlistId)))
      failure('playlistNotFound');
  };
  /** Locks the playlist, so that its changes run one after another. */
  const change = <Result>(
    userId: number,
    playlistId: number,
    run: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(database, async (transaction) => {
      const now = clock().toISOString();
      if (!(await lockPlaylist(transaction, userId, playlistId, now))) failure('playlistNotFound');
      return run(transaction);
    });
  return { requireOwner, change };
}
