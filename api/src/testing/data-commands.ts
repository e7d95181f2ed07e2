// Shared by the tests of backup, restore and move commands.
import { DatabaseSync } from '@photostructure/sqlite';
import type { Kysely } from 'kysely';
import type { Command } from '../commands/command';
import { readConfig } from '../config';
import type { Environment } from '../config/fields';
import type { Tables } from '../database/tables';

const SECOND_MS = 1000;
let seconds = 0;

/** Runs a command on a data folder, each a second later than the one before. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  folder: string,
  env: Environment = {},
): Promise<{ code: number; printed: string }> {
  let printed = '';
  const config = readConfig({ SEGUE_DATA_DIR: folder, ...env });
  const print = (text: string): void => void (printed += text);
  const code = await command(words, {
    config,
    print,
    now: new Date(Date.now() + (seconds += 1) * SECOND_MS),
  });
  return { code, printed };
}

/** Stores a track with this id. */
export async function writeRows(database: Kysely<Tables>, id: string): Promise<void> {
  const track = {
    provider: 'spotify',
    track_id: id,
    payload: '{}',
    fetched_at: '2026-03-01T12:00:00.000Z',
  } as const;
  await database.insertInto('tracks').values(track).execute();
}

/** The ids of the tracks in a SQLite file. */
export async function tracksOf(file: string): Promise<unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select track_id from tracks order by track_id').all();
    return rows.map((row: { track_id: unknown }) => row.track_id);
  } finally {
    database.close();
  }
}
