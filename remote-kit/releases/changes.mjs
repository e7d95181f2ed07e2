// The changes of a channel that an operator or a server asks for.
import { entryOf, historyOf, promoted, rolledBack, withCanary, withoutCanary } from './channel.mjs';
import { changeChannel } from './change-channel.mjs';
import { requireFit } from './checks.mjs';
import { PRODUCTION, SHELL } from './formats.mjs';
import { readOwners, requireRight } from './owners.mjs';
import { readLog } from './read.mjs';
import { UserError } from '../user-error.mjs';

/**
 * `channel` is `production` by default; `why` is for the log, and `by` where the deployment has no owners. `key` proves the right.
 * @typedef {import('./folder-store.mjs').Store} Store
 * @typedef {{ channel?: string, by: string, why?: string, remote: string, key?: import('./owners.mjs').Key | undefined,
 *   drops?: readonly string[] }} Change `drops`: routes that may vanish
 * @typedef {{ before: import('./formats.mjs').Channel, after: import('./formats.mjs').Channel }} Changed the same object twice when
 * nothing had to change
 */

/** Makes a version live. @param {Store} store @param {Change & { version: string }} change @returns {Promise<Changed>} */
export const promote = (store, { remote, version, ...options }) =>
  change(store, { remote, ...options }, async (before) => {
    if (remote === SHELL && (options.channel ?? PRODUCTION) !== PRODUCTION)
      throw new UserError('The shell is promoted in the channel production.');
    const next = promoted(before, remote, version);
    if (next !== before) await requireFit(store, next, remote, version, { before, drops: options.drops });
    return { next, line: lineOf('promote', before, remote, version) };
  });

/**
 * Gives a version to a share of the visitors.
 * @param {Store} store @param {Change & { canary: import('./formats.mjs').Canary }} change @returns {Promise<Changed>}
 */
export const setCanary = (store, { remote, canary, ...options }) =>
  change(store, { remote, ...options }, async (before) => {
    const next = withCanary(before, remote, canary);
    await requireFit(store, next, remote, canary.version, { before, drops: options.drops });
    return { next, line: { ...lineOf('canary', before, remote, canary.version), canary } };
  });

/**
 * Ends a canary on the operator's request; changes nothing when there is none.
 * @param {Store} store @param {Change} options @returns {Promise<Changed>}
 */
export const stopCanary = (store, options) => change(store, options, endOfCanary(options, 'stop-canary'));

/**
 * Ends a canary because too many of its loads failed; changes nothing when this version is no canary any more.
 * @param {Store} store @param {Change & { version: string }} options @returns {Promise<Changed>}
 */
export const withdrawCanary = (store, { channel = PRODUCTION, by, why, ...options }) =>
  changeChannel(store, { channel, by, why }, endOfCanary(options, 'withdraw'));

// `version`: only the canary of this version; another one may have been started meanwhile.
const endOfCanary =
  ({ remote, version }, action) =>
  async (before) => ({
    next:
      version && entryOf(before, remote)?.canary?.version !== version
        ? before
        : withoutCanary(before, remote),
    line: {
      ...lineOf(action, before, remote, entryOf(before, remote)?.version ?? null),
      from: entryOf(before, remote)?.canary?.version ?? null,
    },
  });

/**
 * Returns to the previous version, or to `to`.
 * @param {Store} store @param {Change & { to?: string | undefined }} change @returns {Promise<Changed>}
 */
export const rollback = (store, { remote, to, ...options }) =>
  change(store, { remote, ...options }, async (before) => {
    const lines = await readLog(store, options.channel);
    const next = rolledBack(before, remote, { to, history: historyOf(lines, remote) });
    const { version } = entryOf(next, remote);
    await requireFit(store, next, remote, version);
    return { next, line: lineOf('rollback', before, remote, version) };
  });

async function change(store, { channel = PRODUCTION, by, why, key, remote }, compute) {
  const holder = requireRight(await readOwners(store), key, remote);
  return changeChannel(store, { channel, by: holder ?? by, why }, compute);
}

const lineOf = (action, before, remote, to) => ({
  remote,
  action,
  from: entryOf(before, remote)?.version ?? null,
  to,
});
