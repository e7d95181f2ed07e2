// Turns a failed start into one sentence that names the setting to fix.
import { statSync } from 'node:fs';
import type { Config } from '../config';
import { ConfigError } from '../config/fields';
import { DatabaseError } from '../database/failures';

/** Throws when root runs a command on a data folder of another user: the server could not open the files that it makes. */
export function requireOwner({ dataDir }: Config, uid = process.getuid?.()): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (uid !== 0 || owner === undefined || owner === uid) return;
  throw new ConfigError(
    `SEGUE_DATA_DIR names a folder of another user: run this as that user (sudo -u '#${owner}' …).`,
  );
}

export function requireBuild({ distDir }: Config): void {
  if (statSync(distDir, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new ConfigError(`SEGUE_DIST names the folder "${distDir}", which is not there: run npm run build.`);
}

export function startProblem(error: unknown, config: Config | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (config === null || error instanceof ConfigError) return message;
  if (error instanceof DatabaseError) {
    return `${config.databaseUrl === null ? 'SEGUE_DATA_DIR' : 'DATABASE_URL'}: ${message}.`;
  }
  const { syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return message;
  return `${/listen|getaddrinfo/.test(syscall) ? 'HOST and PORT' : 'SEGUE_DATA_DIR'}: ${message}.`;
}
