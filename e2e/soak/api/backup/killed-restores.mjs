// Restores of SQLite databases, killed at random moments.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, runCommand, runSuccessfully } from './commands.mjs';

/** Kills restores at random moments. Afterwards the database is the old one or the backup, and the next restore works. */
export async function killRestores({ old, backup }, folder, env, rounds) {
  const states = { old: 0, new: 0, killed: 0 };
  const wrong = [];
  const [before, after] = [fingerprint(old), fingerprint(backup)];
  for (let round = 0; round < rounds; round += 1) {
    const data = join(folder, `killed-${round}`);
    mkdirSync(data);
    const database = join(data, 'segue.sqlite');
    copyFileSync(old, database);
    const settings = { ...env, SEGUE_DATA_DIR: data };
    const length = round === 0 ? 0 : Math.ceil(Math.random() * states.ms);
    const { wasKilled, ms } = await runCommand(['restore', backup], settings, length);
    if (round === 0) states.ms = ms;
    if (wasKilled) states.killed += 1;
    const found = fingerprint(database);
    if (found === before) states.old += 1;
    else if (found === after) states.new += 1;
    else wrong.push(`after a kill at ${length} ms: ${found}`);
    await runSuccessfully(['restore', backup], settings);
    if (fingerprint(database) !== after) wrong.push('the restore after a kill has other content');
    rmSync(data, { recursive: true });
  }
  return { ...states, wrong };
}
