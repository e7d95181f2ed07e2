// Group commit: statements of requests that arrive together share a transaction, because SQLite flushes the disk for each one.
import { SqliteAdapter, type Kysely } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseError } from './failures';
import type { Tables } from './tables';

type Statement = (transaction: Kysely<Tables>) => Promise<void>;
type Group = { statements: Statement[]; committed: Promise<void> };

const openGroups = new WeakMap<Kysely<Tables>, Group>();

/**
 * Runs one writing statement and resolves when it is committed, with those of other requests of the same turn of the event loop. A
 * statement that fails by itself changes nothing for the others; when the database fails, all of them are rolled back and reject.
 */
export async function inGroupCommit<Result>(
  database: Kysely<Tables>,
  statement: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  // PostgreSQL's connections commit together by themselves, and one failed statement ends its transaction.
  if (database.isTransaction || !(database.getExecutor().adapter instanceof SqliteAdapter)) {
    return statement(database);
  }
  const group = openGroups.get(database) ?? openGroup(database);
  return new Promise<Result>((resolve, reject) => {
    let settle = (): void => undefined;
    group.statements.push(async (transaction) => {
      try {
        const result = await statement(transaction);
        settle = () => resolve(result);
      } catch (error) {
        // SQLite may have ended the transaction: a later statement would be committed alone.
        if (error instanceof DatabaseError) throw error;
        settle = () => reject(error);
      }
    });
    group.committed.then(() => settle(), reject);
  });
}

function openGroup(database: Kysely<Tables>): Group {
  const statements: Statement[] = [];
  const group = { statements, committed: commitNextTurn(database, statements) };
  openGroups.set(database, group);
  return group;
}

async function commitNextTurn(database: Kysely<Tables>, statements: readonly Statement[]): Promise<void> {
  await nextTurn();
  openGroups.delete(database);
  const runAll = async (transaction: Kysely<Tables>): Promise<void> => {
    for (const statement of statements) await statement(transaction);
  };
  await (statements.length === 1 ? runAll(database) : database.transaction().execute(runAll));
}
