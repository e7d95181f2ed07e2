// The changes of a channel that an operator or a server asks for. The channel's file is the truth and is replaced by compare-and-swap
// under a lock; log, registry and the files of the shell follow from it, and the next change completes those of a process that was killed.
import { UserError } from '../user-error.mjs';
import { entryOf, historyOf, promoted, rolledBack, withCanary, withoutCanary } from './channel.mjs';
import { requireFit } from './checks.mjs';
import { updateFile } from './folder-store.mjs';
import { channelPath, jsonText, logPath, PRODUCTION, registryPath, SHELL } from './formats.mjs';
import { placeShell } from './live-shell.mjs';
import { readOwners, requireRight } from './owners.mjs';
import { parseChannel, parseLog, readChannel, readLog, readReleasesOf } from './read.mjs';
import { registryOf } from './registry.mjs';

/** Identify a line of a log. */
const KEY = ['at', 'revision', 'action', 'remote', 'from'];

/**
 * `channel` is `production` by default; `why` is for the log, and `by` where the deployment has no owners. `key` proves the right.
 * @typedef {import('./folder-store.mjs').Store} Store
 * @typedef {{ channel?: string, by: string, why?: string, remote: string, key?: import('./owners.mjs').Key | undefined,
 *   drops?: readonly string[] }} Change `drops`: routes that may vanish
 * @typedef {{ before: import('./formats.mjs').Channel, after: import('./formats.mjs').Channel }} Changed the same object twice when
 * nothing had to change
 */

/** Makes a version live. @param {Store} store @param {Change & { version: string }} change @returns {Promise<Changed>} */
export const promote = (store, { version, ...options }) =>
  change(store, 'promote', options, async (before) => {
    const { remote, channel = PRODUCTION, drops } = options;
    if (remote === SHELL && channel !== PRODUCTION)
      throw new UserError('The shell is promoted in the channel production.');
    const next = promoted(before, remote, version);
    if (next !== before) await requireFit(store, next, remote, version, { before, drops });
    return { next, to: version };
  });

/**
 * Gives a version to a share of the visitors.
 * @param {Store} store @param {Change & { canary: import('./formats.mjs').Canary }} change @returns {Promise<Changed>}
 */
export const setCanary = (store, { canary, ...options }) =>
  change(store, 'canary', options, async (before) => {
    const { remote, drops } = options;
    const next = withCanary(before, remote, canary);
    await requireFit(store, next, remote, canary.version, { before, drops });
    return { next, to: canary.version, canary };
  });

/**
 * Ends a canary on the operator's request; changes nothing when there is none.
 * @param {Store} store @param {Change} options @returns {Promise<Changed>}
 */
export const stopCanary = (store, options) => change(store, 'stop-canary', options, endOfCanary(options));

/**
 * Ends a canary because too many of its loads failed; changes nothing when this version is no canary any more. The server has no key.
 * @param {Store} store @param {Change & { version: string }} options @returns {Promise<Changed>}
 */
export const withdrawCanary = (store, options) =>
  changeChannel(store, 'withdraw', options, endOfCanary(options));

// `version`: only the canary of this version; another one may have been started meanwhile.
const endOfCanary =
  ({ remote, version }) =>
  async (before) => {
    const { version: live = null, canary } = entryOf(before, remote) ?? {};
    const isOther = version && canary?.version !== version;
    return {
      next: isOther ? before : withoutCanary(before, remote),
      from: canary?.version ?? null,
      to: live,
    };
  };

/**
 * Returns to the previous version, or to `to`.
 * @param {Store} store @param {Change & { to?: string | undefined }} change @returns {Promise<Changed>}
 */
export const rollback = (store, { to, ...options }) =>
  change(store, 'rollback', options, async (before) => {
    const { remote, channel } = options;
    const history = historyOf(await readLog(store, channel), remote);
    const next = rolledBack(before, remote, { to, history });
    const { version } = entryOf(next, remote);
    await requireFit(store, next, remote, version);
    return { next, to: version };
  });

async function change(store, action, { key, by, ...options }, compute) {
  const holder = requireRight(await readOwners(store), key, options.remote);
  return changeChannel(store, action, { ...options, by: holder ?? by }, compute);
}

/** Applies a change to the latest state of a channel; computes it again, with its line of the log, when another process was faster. */
const changeChannel = (store, action, { channel = PRODUCTION, remote, by, why = '' }, compute) =>
  store.exclusive(async () => {
    let result;
    await updateFile(store, channelPath(channel), async (text) => {
      const before = parseChannel(text, channel);
      if (before.change) await addToLog(store, channel, before.change);
      const { next, ...line } = await compute(before);
      result = { before, after: before };
      if (next === before) return text;
      const at = new Date().toISOString();
      const from = entryOf(before, remote)?.version ?? null;
      const revision = before.revision + 1;
      const after = { ...next, revision, change: { at, by, remote, action, from, ...line, why, revision } };
      // Before the swap: a release that cannot be read must not become live.
      await deriveRegistry(store, after);
      result = { before, after };
      return jsonText(after);
    });
    if (result.after.change) await addToLog(store, channel, result.after.change);
    // The shell first: a new remote may need its kernel, and older remotes keep working with it.
    if (store.folder) await placeShell(store, result.after);
    await writeRegistry(store, channel);
    return result;
  });

/** Appends a line to the log of a channel unless it is there. */
export const addToLog = (store, channel, line) =>
  updateFile(store, logPath(channel), (text = '') => {
    const isLogged = parseLog(text, channel).some((logged) =>
      KEY.every((field) => logged[field] === line[field]),
    );
    return isLogged ? text : `${text}${JSON.stringify(line)}\n`;
  });

const deriveRegistry = async (store, channel) =>
  registryOf(channel, await readReleasesOf(store, channel), store.base);

// From the channel as it is after the registry was read: a slower process never replaces the registry of a later revision.
const writeRegistry = (store, channel) =>
  updateFile(store, registryPath(channel), async () =>
    jsonText(await deriveRegistry(store, await readChannel(store, channel))),
  );
