// Runs the commands of the built API on a data folder, and reads SQLite files independently of it.
import { DatabaseSync } from '@photostructure/sqlite';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { at } from '../../../../tooling/start/paths.mjs';

/** Runs a command such as `['backup', file]`; `wasKilled` after `timeout` milliseconds. */
export function runCommand(words, env, timeout = 0) {
  const started = performance.now();
  const options = { env, timeout, killSignal: 'SIGKILL' };
  return new Promise((resolve) =>
    execFile(process.execPath, [at('api/dist/main.js'), ...words], options, (error, stdout, stderr) =>
      resolve({
        code: error?.code ?? 0,
        wasKilled: error?.signal === 'SIGKILL',
        output: `${stdout}${stderr}`.trim(),
        ms: performance.now() - started,
      }),
    ),
  );
}

/** Runs a command that must succeed. */
export async function runSuccessfully(words, env) {
  const result = await runCommand(words, env);
  if (result.code !== 0 || result.wasKilled)
    throw new Error(`${words[0]} ended with ${result.code}: ${result.output}`);
  return result;
}

/** A checksum of all rows of a SQLite file, without the checksums that a backup carries; a sentence when it cannot be read. */
export function fingerprint(file) {
  let database;
  try {
    database = new DatabaseSync(file, { readOnly: true, returnArrays: true });
    const hash = createHash('sha256');
    const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name");
    for (const [table] of tables.all()) {
      if (['copy_checksums', 'sqlite_stat1'].includes(table)) continue;
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
