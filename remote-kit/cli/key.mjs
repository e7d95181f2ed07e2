// The key of the user who runs a command: SEGUE_KEY (a file, or the text itself), else a file of this user, which is made when it is missing.
import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { initOwners, newKey, publicOf, readChannel, readOwners } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

/** @param {{ isMade?: boolean }} [options] false throws where it is missing @returns {import('node:crypto').KeyObject} */
export function ownKey({ isMade = true } = {}) {
  const path = process.env.SEGUE_KEY ?? join(homedir(), '.config/segue/key.pem');
  if (path.startsWith('-----BEGIN')) return createPrivateKey(path);
  if (!existsSync(path)) {
    if (!isMade) throw new UserError('run segue-remote key');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, newKey(), { mode: 0o600, flag: 'wx' });
    console.log(`Your key is ${path}: keep it, it proves what is yours.`);
  }
  return createPrivateKey(readFileSync(path, 'utf8'));
}

/** The key for a change. The first change of an empty deployment makes it the operator's. */
export async function keyFor({ store, by }) {
  const key = ownKey();
  if (await readOwners(store)) return key;
  if ((await readChannel(store)).revision > 0)
    throw new UserError('This deployment has no owners: its operator runs segue-remote init.');
  await initOwners(store, key, by);
  console.log(`${by} is the operator of this deployment now (${publicOf(key)}).`);
  return key;
}
