// Changes a channel in a deployment. The channel's file is the truth and is replaced by compare-and-swap; log, registry and the
// files of the shell follow from it, and the next change completes those of a process that was killed.
import { setTimeout as delay } from 'node:timers/promises';
import { channelPath, jsonText, logPath, PRODUCTION, registryPath } from './formats.mjs';
import { placeShell } from './live-shell.mjs';
import { withPrerendered } from './prerendered.mjs';
import { parseChannel, parseLog, readChannel, readReleasesOf } from './read.mjs';
import { registryOf } from './registry.mjs';
import { UserError } from '../user-error.mjs';
import { ConflictError } from './folder-store.mjs';

const ATTEMPTS = 40;
const RETRY_WITHIN_MS = 100;
/** Identify a line of a log. */
const KEY = ['at', 'revision', 'action', 'remote', 'from'];

/**
 * Applies a change to the latest state of a channel; computes it again when another process was faster.
 * @param {object} store
 * @param {{ channel: string, by: string, why?: string }} options
 * @param {(before: object) => Promise<{ next: object, line: object }>} compute `line`: remote, action, from, to
 * @returns {Promise<{ before: object, after: object }>} the same object twice when nothing had to change
 */
export const changeChannel = (store, options, compute) =>
  store.exclusive(() => changeExclusively(store, options, compute));

async function changeExclusively(store, { channel, by, why = '' }, compute) {
  let result;
  await update(store, channelPath(channel), async (text) => {
    const before = parseChannel(text, channel);
    if (before.change) await addToLog(store, channel, before.change);
    const { next, line } = await compute(before);
    if (next === before) {
      result = { before, after: before };
      return text;
    }
    const revision = before.revision + 1;
    const after = { ...next, revision, change: { at: new Date().toISOString(), by, ...line, why, revision } };
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
}

/** Appends a line to the log of a channel unless it is there. */
export const addToLog = (store, channel, line) =>
  update(store, logPath(channel), (text = '') => {
    const isLogged = parseLog(text, channel).some((logged) =>
      KEY.every((field) => logged[field] === line[field]),
    );
    return isLogged ? text : `${text}${JSON.stringify(line)}\n`;
  });

const deriveRegistry = async (store, channel) =>
  withPrerendered(store, channel, registryOf(channel, await readReleasesOf(store, channel), store.base));

/** Derives the registry of a channel again, after pages were prerendered. */
export const refreshRegistry = (store, channel = PRODUCTION) =>
  store.exclusive(() => writeRegistry(store, channel));

// From the channel as it is after the registry was read: a slower process never replaces the registry of a later revision.
const writeRegistry = (store, channel) =>
  update(store, registryPath(channel), async () =>
    jsonText(await deriveRegistry(store, await readChannel(store, channel))),
  );

/** Replaces a file by compare-and-swap until no other process was faster. */
async function update(store, path, change) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const present = await store.read(path);
    const text = await change(present?.text);
    if (text === undefined || text === present?.text) return;
    try {
      await (present ? store.replace(path, text, present.etag) : store.create(path, text));
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
    await delay(Math.random() * RETRY_WITHIN_MS);
  }
  throw new UserError(`${path} is changed by others all the time: try again.`);
}
