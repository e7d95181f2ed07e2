// Classifies database errors; only this file knows the error codes of both engines.

/**
 * `unavailable`: no connection, or no answer in time. `conflict`: aborted because of another transaction; may be retried.
 * `unwritable`: the disk is full or fails, or the database is read-only.
 */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'unwritable';

const SENTENCES: Record<DatabaseFailure, string> = {
  unavailable: 'The database is unavailable',
  conflict: 'The database aborted this transaction because of another one',
  unwritable: 'The database cannot be written',
};

/** A failure of the database, not of a statement; the message contains the engine's message and code. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly kind: DatabaseFailure;

  constructor(kind: DatabaseFailure, cause: unknown) {
    super(`${SENTENCES[kind]}: ${describe(cause)}`, { cause });
    this.kind = kind;
  }
}

type EngineError = { code?: unknown; errcode?: unknown; message?: unknown };

/** The kind of an engine's error; null for an error of the statement itself. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const { code, errcode, message } = asEngineError(error);
  const known = typeof code === 'string' ? FAILURES_BY_CODE.find(([codes]) => codes.test(code)) : undefined;
  if (known) return known[1];
  if (typeof errcode === 'number') return FAILURES_BY_NUMBER[errcode & PRIMARY_CODE] ?? null;
  return LOST_CONNECTION.test(String(message)) ? 'unavailable' : null;
}

/** Whether a unique constraint rejected the row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asEngineError(error);
  return UNIQUE_VIOLATIONS.includes(code) || UNIQUE_VIOLATION_NUMBERS.includes(errcode);
}

const FAILURES_BY_CODE: readonly [codes: RegExp, failure: DatabaseFailure][] = [
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  [/^(40001|40P01)$/, 'conflict'],
  [/^(53100|58030|25006)$/, 'unwritable'],
  [/^(08...|53...|55P03|57014|57P0.|25P0[34])$/, 'unavailable'],
  // better-sqlite3: https://sqlite.org/rescode.html
  [/^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EROFS)/, 'unwritable'],
  [/^SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL)/, 'unavailable'],
  // Operating system errors of a connection, such as ECONNREFUSED.
  [/^E(?!RR_)[A-Z_]+$/, 'unavailable'],
];

// node:sqlite reports the same codes as numbers; the lowest byte is the primary code.
const PRIMARY_CODE = 0xff;
const FAILURES_BY_NUMBER: Readonly<Record<number, DatabaseFailure>> = {
  5: 'unavailable',
  6: 'unavailable',
  7: 'unavailable',
  8: 'unwritable',
  10: 'unwritable',
  13: 'unwritable',
  14: 'unavailable',
  15: 'unavailable',
};

// The pg client has no codes for its own errors.
const LOST_CONNECTION = /^(Connection terminated|Client (has encountered a connection error|was closed))/;

const UNIQUE_VIOLATIONS: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
];
const UNIQUE_VIOLATION_NUMBERS: readonly unknown[] = [2067, 1555];

function asEngineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {};
}

function describe(error: unknown): string {
  const { code, message } = asEngineError(error);
  // A host with several IP addresses fails with a code and an empty message.
  const parts = [message, code].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 2 ? `${String(parts[0])} (${String(parts[1])})` : String(parts[0] ?? error);
}
