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

type EngineError = { code?: unknown; errcode?: unknown; sqliteCodeName?: unknown; message?: unknown };

/** The kind of an engine's error; null for an error of the statement itself. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const { code, message } = asEngineError(error);
  const known = typeof code === 'string' ? FAILURES_BY_CODE.find(([codes]) => codes.test(code)) : undefined;
  if (known) return known[1];
  if (hasSqliteCode(error, 'full', 'ioError', 'readOnly')) return 'unwritable';
  if (hasSqliteCode(error, 'busy', 'locked', 'cannotOpen', 'noMemory', 'protocol')) return 'unavailable';
  return LOST_CONNECTION.test(String(message)) ? 'unavailable' : null;
}

/** Whether a unique constraint rejected the row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asEngineError(error);
  return UNIQUE_VIOLATIONS.includes(code) || UNIQUE_VIOLATIONS.includes(errcode);
}

/** Primary codes: https://sqlite.org/rescode.html */
const SQLITE_CODES = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
};

/** Whether SQLite reported one of these codes. */
export function hasSqliteCode(error: unknown, ...names: (keyof typeof SQLITE_CODES)[]): boolean {
  const { errcode } = asEngineError(error);
  // The lowest byte of an extended code is the primary one.
  return typeof errcode === 'number' && names.some((name) => SQLITE_CODES[name] === (errcode & 0xff));
}

const FAILURES_BY_CODE: readonly [codes: RegExp, failure: DatabaseFailure][] = [
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

// Of PostgreSQL, and of a unique column and a primary key of SQLite.
const UNIQUE_VIOLATIONS: readonly unknown[] = ['23505', 2067, 1555];

function asEngineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {};
}

function describe(error: unknown): string {
  const { code, sqliteCodeName, message } = asEngineError(error);
  // A host with several IP addresses fails with a code and an empty message.
  const parts = [message, sqliteCodeName ?? code].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 2 ? `${String(parts[0])} (${String(parts[1])})` : String(parts[0] ?? error);
}
