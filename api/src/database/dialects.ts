// Kysely's dialects, with errors that say what they mean, and migrations in one transaction on SQLite too.
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

/** SQLite; all migrations that are due run in one transaction. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #onFailure: OnFailure | undefined;

  constructor(config: SqliteDialectConfig, onFailure?: OnFailure) {
    super(config);
    this.#onFailure = onFailure;
  }

  override createDriver(): Driver {
    return withKnownFailures(super.createDriver(), this.#onFailure);
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
    return withKnownFailures(super.createDriver(), this.#onFailure);
  }
}

/** Kysely is careful about other engines' habits here; SQLite's own DDL is transactional: https://sqlite.org/lang_transaction.html */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const TRANSACTION_IS_OVER = /no transaction is active/;

/** The driver, throwing a DatabaseError where the database itself failed. */
function withKnownFailures(driver: Driver, onFailure: OnFailure | undefined): Driver {
  const connections = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);

  const explained = (error: unknown, usual: DatabaseFailure | null): unknown => {
    const kind = databaseFailure(error) ?? usual;
    if (kind === null) return error;
    const failure = new DatabaseError(kind, error);
    onFailure?.(failure);
    return failure;
  };

  function explain(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query) => {
      try {
        return await execute(query);
      } catch (error) {
        throw explained(error, null);
      }
    };
    connections.add(connection);
  }

  driver.acquireConnection = async () => {
    try {
      const connection = await acquire();
      if (!connections.has(connection)) explain(connection);
      return connection;
    } catch (error) {
      // Whatever the reason: there is no connection.
      throw explained(error, 'unavailable');
    }
  };

  // SQLite ends the transaction itself when the disk is full, and a lost connection takes its transaction with it. A failed
  // rollback must not hide the first error.
  driver.rollbackTransaction = async (connection) => {
    try {
      await rollback(connection);
    } catch (error) {
      if (!(error instanceof DatabaseError) && !TRANSACTION_IS_OVER.test(String(error))) throw error;
    }
  };
  return driver;
}
