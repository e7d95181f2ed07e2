// Turns a failed start into one sentence that names the setting to fix.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { ConfigError, fail } from './config-values';
import { SQLITE_FILE } from './database/connection';
import { DatabaseError, hasSqliteCode } from './database/failures';

const PORT_TROUBLES: readonly unknown[] = ['EADDRINUSE', 'EACCES'];
/** A file may belong to another user although the folder does not. */
const FOLDER_TROUBLES: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

type Details = { code?: unknown; syscall?: unknown; message?: unknown; errors?: unknown };

/** Creates the data folder when the configuration needs one; throws when it is not writable. */
export function requireDataFolder({ databaseUrl, secretKey, dataDir }: Config): void {
  if (databaseUrl !== null && secretKey !== null) return;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(folderProblem(dataDir, error));
  }
}

/**
 * Throws when root runs a command on a data folder of another user: the server could not open the files that the command makes.
 * @param uid Of this process; undefined where the system has none.
 */
export function requireOwner({ dataDir }: Config, uid = process.getuid?.()): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (uid !== 0 || owner === undefined || owner === uid) return;
  fail(
    'SEGUE_DATA_DIR',
    `names the folder "${dataDir}" of another user: run this command as that user (sudo -u '#${owner}' …)`,
  );
}

/** Throws when the folder of the built product is missing. */
export function requireBuild({ distDir }: Config): void {
  if (statSync(distDir, { throwIfNoEntry: false })?.isDirectory()) return;
  fail(
    'SEGUE_DIST',
    `names the folder "${distDir}", which is not there: run npm run build or change the setting`,
  );
}

/** The sentence for an error of `listen`. */
export function failListen({ host, port }: Config, error: unknown): never {
  const { code } = detailsOf(error);
  if (PORT_TROUBLES.includes(code))
    fail('PORT', `${port} cannot be opened (${String(code)}): choose another one`);
  return fail('HOST', `"${host}" is not an address of this machine (${reasonOf(error)})`);
}

/** The sentence for whatever else ended the start. */
export function startProblem(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError || config === null) return reasonOf(error);
  const { databaseUrl, dataDir } = config;
  if (error instanceof DatabaseError) return startProblem(error.cause, config);
  const { code } = detailsOf(error);
  if (databaseUrl !== null && isOfPostgres(error)) {
    return `DATABASE_URL names a database that cannot be used: ${reasonOf(error)}.`;
  }
  if (hasSqliteCode(error, 'corrupt', 'notADatabase')) {
    const file = join(dataDir, SQLITE_FILE);
    return `The database ${file} in SEGUE_DATA_DIR is damaged (${reasonOf(error)}): put a backup in its place, or move it away to begin with an empty one.`;
  }
  if (FOLDER_TROUBLES.includes(code) || hasSqliteCode(error, 'cannotOpen', 'ioError', 'readOnly'))
    return folderProblem(dataDir, error);
  return reasonOf(error);
}

function folderProblem(dataDir: string, error: unknown): string {
  return `SEGUE_DATA_DIR names the folder "${dataDir}", which cannot be made or written (${reasonOf(error)}): let this user write there or name another folder.`;
}

/** PostgreSQL's codes have five characters. Some system errors do too, but those have a `syscall`. */
function isOfPostgres(error: unknown): boolean {
  const { code, syscall } = detailsOf(error);
  if (syscall === undefined && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return true;
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /timeout|terminated|password|SSL/i.test(reasonOf(error))
  );
}

/** An AggregateError of several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  const { errors } = detailsOf(error);
  const first: unknown = Array.isArray(errors) ? errors[0] : error;
  const { message } = detailsOf(first);
  return typeof message === 'string' && message !== '' ? message : String(first);
}

function detailsOf(error: unknown): Details {
  return typeof error === 'object' && error !== null ? error : {};
}
