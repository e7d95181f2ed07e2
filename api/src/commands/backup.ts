// `npm run server -- backup [file] [--keep 14]`: copies the SQLite database into one file, beside the running server.
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SQLITE_FILE } from '../database/connection';
import { copySqlite, keepNewest, timeInName } from '../database/sqlite-copy';
import { WRONG_USAGE, type Command } from './command';

/** Includes a partial file left by a killed command. */
const IS_BACKUP = /^backup-\d{8}T\d{6}Z\.sqlite/;

export const backup: Command = async (words, { config, print, now, note }) => {
  const read = readWords(words);
  if (!read) return WRONG_USAGE;
  if (config.databaseUrl !== null)
    throw new Error('PostgreSQL is backed up by pg_dump: see docs/operations/backup.md.');
  const file = resolve(read.file ?? join(config.dataDir, 'backups', `backup-${timeInName(now)}.sqlite`));
  const folder = dirname(file);
  note?.({ file });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await copySqlite(join(config.dataDir, SQLITE_FILE), file);
  if (read.keep > 0) keepNewest(folder, IS_BACKUP, read.keep);
  print(`Backup: ${file}\nIt does not contain the encryption key: keep that elsewhere.\n`);
  return 0;
};

/** Null when they are wrong. `keep` is 0 without the option. */
function readWords(words: readonly string[]): { file: string | undefined; keep: number } | null {
  try {
    const options = { keep: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length > 1 || !/^([1-9]\d*)?$/.test(values.keep ?? '')) return null;
    return { file: positionals[0], keep: Number(values.keep ?? 0) };
  } catch {
    return null;
  }
}
