// What an error of the database means; the one place that knows the codes of both engines.

/**
 * `unavailable`: no connection, or no answer in time. `conflict`: ended in favor of another transaction, and may be
 * tried again. `unwritable`: the disk is full or fails.
 */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'unwritable';

const SENTENCES: Record<DatabaseFailure, string> = {
  unavailable: 'The database is unavailable',
  conflict: 'The database ended this transaction in favor of another one',
  unwritable: 'The database cannot be written',
};

/** A failure that is not the fault of a statement; its message names the engine's own words and code. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly kind: DatabaseFailure;

  constructor(kind: DatabaseFailure, cause: unknown) {
    super(`${SENTENCES[kind]}: ${describe(cause)}`, { cause });
    this.kind = kind;
  }
}

type EngineError = { code?: unknown; errcode?: unknown; message?: unknown };

/** What kind of failure an engine's error is; null for an error of the statement itself. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const { code, errcode, message } = asEngineError(error);
  const known = typeof code === 'string' ? FAILURES_BY_CODE.find(([codes]) => codes.test(code)) : undefined;
  if (known) return known[1];
  if (typeof errcode === 'number') return FAILURES_BUILT_IN[errcode & PRIMARY_CODE] ?? null;
  return LOST_CONNECTION.test(String(message)) ? 'unavailable' : null;
}

/** Whether the database refused a row because its like exists. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asEngineError(error);
  return UNIQUE_VIOLATIONS.includes(code) || UNIQUE_VIOLATIONS_BUILT_IN.includes(errcode);
}

const FAILURES_BY_CODE: readonly [codes: RegExp, failure: DatabaseFailure][] = [
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  [/^(40001|40P01)$/, 'conflict'],
  [/^(53100|58030|25006)$/, 'unwritable'],
  [/^(08...|53...|55P03|57014|57P0.|25P0[34])$/, 'unavailable'],
  // better-sqlite3: https://sqlite.org/rescode.html
  [/^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EROFS)/, 'unwritable'],
  [/^SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL)/, 'unavailable'],
  // The system, for a connection.
  [/^E(?!RR_)[A-Z_]+$/, 'unavailable'],
];

// node:sqlite gives the same codes as numbers; the lowest byte is the primary one.
const PRIMARY_CODE = 0xff;
const FAILURES_BUILT_IN: Readonly<Record<number, DatabaseFailure>> = {
  5: 'unavailable',
  6: 'unavailable',
  7: 'unavailable',
  8: 'unwritable',
  10: 'unwritable',
  13: 'unwritable',
  14: 'unavailable',
  15: 'unavailable',
};

// pg has no codes for its own errors.
const LOST_CONNECTION = /^(Connection terminated|Client (has encountered a connection error|was closed))/;

const UNIQUE_VIOLATIONS: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
];
const UNIQUE_VIOLATIONS_BUILT_IN: readonly unknown[] = [2067, 1555];

function asEngineError(error: unknown): EngineError {
  return typeof error === 'object' && error !== null ? error : {};
}

function describe(error: unknown): string {
  const { code, message } = asEngineError(error);
  // A host with several addresses fails with a code and without a message.
  const words = [message, code].filter((part) => typeof part === 'string' && part !== '');
  return words.length === 2 ? `${String(words[0])} (${String(words[1])})` : String(words[0] ?? error);
}
