// Kysely's dialects with two changes: database failures become DatabaseError, and SQLite migrations run in one transaction.
import {
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresPool,
  type SqliteDatabase,
} from 'kysely';
import { DatabaseError, databaseFailure, type DatabaseFailure } from './failures';

export const sqliteDialect = (database: SqliteDatabase): Dialect => new Sqlite({ database });

export const postgresDialect = (pool: PostgresPool): Dialect => new Postgres({ pool });

class Sqlite extends SqliteDialect {
  override createDriver(): Driver {
    return withDatabaseErrors(super.createDriver());
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class Postgres extends PostgresDialect {
  override createDriver(): Driver {
    return withDatabaseErrors(super.createDriver());
  }
}

/** Kysely assumes that SQLite's DDL is not transactional, but it is: https://sqlite.org/lang_transaction.html */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const TRANSACTION_IS_OVER = /no transaction is active/;

/** Makes the driver throw a DatabaseError where the database itself failed. */
function withDatabaseErrors(driver: Driver): Driver {
  const wrapped = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  const fail = (error: unknown, fallback: DatabaseFailure | null = null): never => {
    const kind = databaseFailure(error) ?? fallback;
    throw kind === null ? error : new DatabaseError(kind, error);
  };

  driver.acquireConnection = async () => {
    // Without a connection the database is unavailable, whatever the reason.
    const connection = await acquire().catch((error: unknown) => fail(error, 'unavailable'));
    if (wrapped.has(connection)) return connection;
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query) => {
      try {
        return await execute(query);
      } catch (error) {
        return fail(error);
      }
    };
    wrapped.add(connection);
    return connection;
  };

  // A full disk or a lost connection has ended the transaction: the failing rollback must not hide the first error.
  driver.rollbackTransaction = async (connection) => {
    try {
      await rollback(connection);
    } catch (error) {
      if (!(error instanceof DatabaseError) && !TRANSACTION_IS_OVER.test(String(error))) throw error;
    }
  };
  return driver;
}
