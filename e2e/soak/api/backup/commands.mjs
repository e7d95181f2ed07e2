// Runs the commands of the built API on a data folder, and reads SQLite files independently of it.
import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { at } from '../../../../tooling/start/paths.mjs';

/** The time until a command is killed; Infinity never kills it. */
const NEVER = Infinity;

/**
 * @param {string[]} words such as `['backup', file]` @param {NodeJS.ProcessEnv} env @param {number} [killAfterMs]
 * @returns {Promise<{ code: number | null, output: string, ms: number }>} `code` is null when it was killed
 */
export function runCommand(words, env, killAfterMs = NEVER) {
  const started = performance.now();
  const child = spawn(process.execPath, [at('api/dist/main.js'), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = killAfterMs === NEVER ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (output += part));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output: output.trim(), ms: performance.now() - started });
    }),
  );
}

/** Runs a command that must succeed. Parameters as of `runCommand`. */
export async function runSuccessfully(words, env) {
  const result = await runCommand(words, env);
  if (result.code !== 0) throw new Error(`${words[0]} ended with ${result.code}: ${result.output}`);
  return result;
}

/**
 * A checksum of all rows of a SQLite file, without the checksums that a backup carries.
 * @param {string} file @returns {string} a sentence instead when it cannot be read
 */
export function fingerprint(file) {
  let database;
  try {
    database = new DatabaseSync(file, { readOnly: true, returnArrays: true });
    const hash = createHash('sha256');
    const tables = database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not in ('copy_checksums', 'sqlite_stat1') order by name",
      )
      .all();
    for (const [table] of tables) {
      hash.update(`table ${table} `);
      for (const row of database.prepare(`select * from "${table}" order by rowid`).iterate())
        for (const value of row)
          hash.update(value instanceof Uint8Array ? value : `${JSON.stringify(value)} `);
    }
    return hash.digest('hex');
  } catch (error) {
    return `unreadable: ${error.message}`;
  } finally {
    database?.close();
  }
}
