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

/** Called for every failure of the database itself. */
export type OnFailure = (failure: DatabaseError) => void;

/** SQLite; all pending migrations run in one transaction. */
export function sqliteDialect(database: SqliteDatabase, onFailure?: OnFailure): Dialect {
  return withErrors(new SqliteDialect({ database }), onFailure, new TransactionalAdapter());
}

export function postgresDialect(pool: PostgresPool, onFailure?: OnFailure): Dialect {
  return withErrors(new PostgresDialect({ pool }), onFailure);
}

function withErrors(
  dialect: Dialect,
  onFailure: OnFailure | undefined,
  adapter = dialect.createAdapter(),
): Dialect {
  return {
    createDriver: () => withDatabaseErrors(dialect.createDriver(), onFailure),
    createAdapter: () => adapter,
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

/** Kysely assumes that SQLite's DDL is not transactional, but it is: https://sqlite.org/lang_transaction.html */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const TRANSACTION_IS_OVER = /no transaction is active/;

/** Makes the driver throw a DatabaseError where the database itself failed. */
function withDatabaseErrors(driver: Driver, onFailure: OnFailure | undefined): Driver {
  const wrapped = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);

  const toDatabaseError = (error: unknown, fallback: DatabaseFailure | null): unknown => {
    const kind = databaseFailure(error) ?? fallback;
    if (kind === null) return error;
    const failure = new DatabaseError(kind, error);
    onFailure?.(failure);
    return failure;
  };

  function wrapQueries(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query) => {
      try {
        return await execute(query);
      } catch (error) {
        throw toDatabaseError(error, null);
      }
    };
    wrapped.add(connection);
  }

  driver.acquireConnection = async () => {
    try {
      const connection = await acquire();
      if (!wrapped.has(connection)) wrapQueries(connection);
      return connection;
    } catch (error) {
      // For any reason: without a connection the database is unavailable.
      throw toDatabaseError(error, 'unavailable');
    }
  };

  // A full disk (SQLite) or a lost connection has already ended the transaction, so the rollback fails. That failure must not
  // hide the first error.
  driver.rollbackTransaction = async (connection) => {
    try {
      await rollback(connection);
    } catch (error) {
      if (!(error instanceof DatabaseError) && !TRANSACTION_IS_OVER.test(String(error))) throw error;
    }
  };
  return driver;
}
