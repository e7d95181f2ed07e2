// `segue-remote key`, `init`, `claim` and `approve`: who owns which name, and the key of the user who runs a command.
import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  approveClaim,
  changeKey,
  claimName,
  initOwners,
  newKey,
  publicOf,
  readChannel,
  readOwners,
} from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

/**
 * SEGUE_KEY (a file, or the text itself), else a file of this user, which is made when it is missing.
 * @param {{ isMade?: boolean }} [options] false throws where it is missing @returns {import('node:crypto').KeyObject}
 */
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

const commands = {
  async key({ store, name, add, remove, holder }) {
    if (!add && !remove) return publicOf(ownKey());
    const by = await changeKey(store, name, { key: ownKey(), add, remove, by: holder });
    return `The key of ${by} ${add ? 'may' : 'may not'} release ${name} now.`;
  },

  async init({ store, by }) {
    await initOwners(store, ownKey(), by);
    return `${by} is the operator of this deployment.`;
  },

  async claim({ store, name, by }) {
    await claimName(store, name, ownKey(), by);
    return `${name} is claimed for ${by}. The operator approves it: npm run release -- approve ${name}`;
  },

  async approve({ store, name, budget }) {
    const budgetKb = budget === undefined ? undefined : Number(budget);
    return `${name} belongs to ${await approveClaim(store, name, { key: ownKey(), budgetKb })}.`;
  },
};

export const run = (options) => commands[options.command](options);
