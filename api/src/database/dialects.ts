// Kysely's dialects with two changes: database failures become DatabaseError, and SQLite migrations run in one transaction.
import {
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type SqliteDialectConfig,
} from 'kysely';
import { DatabaseError, databaseFailure, type DatabaseFailure } from './failures';

/** Called for every failure of the database itself. */
export type OnFailure = (failure: DatabaseError) => void;

/** SQLite; all pending migrations run in one transaction. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #onFailure: OnFailure | undefined;

  constructor(config: SqliteDialectConfig, onFailure?: OnFailure) {
    super(config);
    this.#onFailure = onFailure;
  }

  override createDriver(): Driver {
    return withDatabaseErrors(super.createDriver(), this.#onFailure);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** PostgreSQL. */
export class ServerDialect extends PostgresDialect {
  readonly #onFailure: OnFailure | undefined;

  constructor(config: PostgresDialectConfig, onFailure?: OnFailure) {
    super(config);
    this.#onFailure = onFailure;
  }

  override createDriver(): Driver {
    return withDatabaseErrors(super.createDriver(), this.#onFailure);
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
