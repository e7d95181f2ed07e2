// Damaged backups and killed restores of SQLite databases.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, runCommand, runSuccessfully } from './commands.mjs';

const BYTES_MAX = 20;
const below = (count) => Math.floor(Math.random() * count);

/**
 * Changes random bytes of copies of a backup and restores each. @returns {Promise<{ refused: number, harmless: number, wrong: string[] }>}
 * @param {string} backup @param {string} folder for the copies @param {NodeJS.ProcessEnv} env @param {number} rounds
 */
export async function restoreDamaged(backup, folder, env, rounds) {
  const bytes = readFileSync(backup);
  const expected = fingerprint(backup);
  const result = { refused: 0, harmless: 0, wrong: [] };
  for (let round = 0; round < rounds; round += 1) {
    const damaged = Buffer.from(bytes);
    const places = Array.from({ length: 1 + below(BYTES_MAX) }, () => below(damaged.length));
    for (const place of places) damaged[place] ^= 1 + below(255);
    const data = join(folder, `damaged-${round}`);
    mkdirSync(data);
    const file = join(data, 'damaged.sqlite');
    writeFileSync(file, damaged);
    const { code, output } = await runCommand(['restore', file], { ...env, SEGUE_DATA_DIR: data });
    const restored = join(data, 'segue.sqlite');
    if (code !== 0) {
      result.refused += 1;
      if (existsSync(restored) || !output.startsWith('Nothing was restored:')) result.wrong.push(output);
    } else if (fingerprint(restored) === expected) result.harmless += 1;
    else result.wrong.push(`restored with other content, bytes ${places.join(' ')}`);
    rmSync(data, { recursive: true });
  }
  return result;
}

/**
 * Kills restores at random moments. Afterwards the database is the old one or the backup, and the next restore works.
 * @param {{ old: string, backup: string }} files @param {string} folder @param {NodeJS.ProcessEnv} env @param {number} rounds
 */
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
    const length = round === 0 ? Infinity : Math.random() * states.ms;
    const { code, ms } = await runCommand(['restore', backup], settings, length);
    if (round === 0) states.ms = ms;
    if (code === null) states.killed += 1;
    const found = fingerprint(database);
    if (found === before) states.old += 1;
    else if (found === after) states.new += 1;
    else wrong.push(`after a kill at ${Math.round(length)} ms: ${found}`);
    await runSuccessfully(['restore', backup], settings);
    if (fingerprint(database) !== after) wrong.push('the restore after a kill has other content');
    rmSync(data, { recursive: true });
  }
  return { ...states, wrong };
}
