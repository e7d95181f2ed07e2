// Classifies database errors; only this file knows the error codes of both engines.

/** `unavailable`: no connection or answer in time. `conflict`: with another transaction, may be retried. `unwritable`: disk full or read-only. */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'unwritable';

const MESSAGES: Record<DatabaseFailure, string> = {
  unavailable: 'The database is unavailable',
  conflict: 'The database aborted this transaction because of another one',
  unwritable: 'The database cannot be written',
};

/** A failure of the database, not of a statement; the message contains the engine's message and code. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly kind: DatabaseFailure;

  constructor(kind: DatabaseFailure, cause: unknown) {
    const { code, sqliteCodeName, message } = asEngineError(cause);
    // A host with several IP addresses fails with a code and an empty message.
    super(`${MESSAGES[kind]}: ${[message, sqliteCodeName ?? code].filter(Boolean).join(', ')}`, { cause });
    this.kind = kind;
  }
}

type EngineError = { code?: unknown; errcode?: unknown; sqliteCodeName?: unknown; message?: unknown };

const FAILURES_BY_CODE: readonly [codes: RegExp, failure: DatabaseFailure][] = [
  // SQLite's primary codes (https://sqlite.org/rescode.html): read-only, I/O error, full; busy, locked, no memory, cannot open, protocol.
  [/^(8|10|13)$/, 'unwritable'],
  [/^(5|6|7|14|15)$/, 'unavailable'],
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  [/^(40001|40P01)$/, 'conflict'],
  [/^(53100|58030|25006)$/, 'unwritable'],
  [/^(08...|53...|55P03|57014|57P0.|25P0[34])$/, 'unavailable'],
  // Operating system errors of a file, and of a connection, such as ECONNREFUSED.
  [/^(ENOSPC|EDQUOT|EROFS)$/, 'unwritable'],
  [/^E(?!RR_)[A-Z_]+$/, 'unavailable'],
];

// The pg client has no codes for its own errors.
const LOST_CONNECTION = /^(Connection terminated|Client (has encountered a connection error|was closed))/;

/** The kind of an engine's error; null for an error of the statement itself. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const { code, errcode, message } = asEngineError(error);
  // The lowest byte of an extended code of SQLite is the primary one.
  const known = String(typeof errcode === 'number' ? errcode & 0xff : code);
  const found = FAILURES_BY_CODE.find(([codes]) => codes.test(known));
  return found?.[1] ?? (LOST_CONNECTION.test(String(message)) ? 'unavailable' : null);
}

// Unique violations: of PostgreSQL, and of a unique column and a primary key of SQLite.
const UNIQUE_VIOLATIONS: readonly unknown[] = ['23505', 2067, 1555];

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asEngineError(error);
  return UNIQUE_VIOLATIONS.includes(errcode ?? code);
}

const asEngineError = (error: unknown): EngineError =>
  typeof error === 'object' && error !== null ? error : {};
