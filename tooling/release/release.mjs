// `npm run release`: publishes versions of remotes and of the shell, and decides which are live in a channel of a deployment.
// See docs/how-to/release-a-remote.md.
import {
  fitFaults,
  folderStore,
  httpStore,
  promote,
  promoted,
  prune,
  readChannel,
  refreshRegistry,
  rollback,
  setCanary,
  stopCanary,
  withCanary,
} from '@segue/releases';
import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import { log, UserError } from '../start/log.mjs';
import { at } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { durationOf, percentOf, readArguments } from './arguments.mjs';
import { drawAfter, drawBefore } from './prerendered.mjs';
import { statusOf } from './status.mjs';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];

// Builds and browsers are imported where they are needed: a rollback must be fast.
const commands = {
  async publish(store, { name, channel, shellFrom }) {
    const { publishBuild } = await import('./publish-build.mjs');
    return publishBuild(store, name, { channel, shellFrom });
  },

  async promote(store, { name, version, 'skip-gate': skipsGate, why, ...options }) {
    const change = await changeAfterGate(store, { name, version, skipsGate, why, ...options });
    await drawBefore(store, options, (state) => promoted(state, name, version));
    const changed = await promote(store, { ...change, remote: name, version });
    await drawAfter(store, options);
    return changedMessage(changed, name, options.channel);
  },

  async matrix(store, { name, version }) {
    if (name && !version) throw new UserError(`Name the version of ${name}.`);
    const { runMatrix } = await import('./matrix.mjs');
    return runMatrix(store, name && { remote: name, version });
  },

  async canary(
    store,
    { name, version, stop, share, 'abort-at': abortAt, 'skip-gate': skipsGate, ...options },
  ) {
    if (stop) return stopMessage(await stopCanary(store, { ...changeOptions(options), remote: name }), name);
    if (!version) throw new UserError('Name the version of the canary, or --stop.');
    const canary = {
      version,
      share: percentOf(share, 'share'),
      salt: randomUUID().slice(0, 8),
      abortAt: percentOf(abortAt, 'abort-at'),
    };
    const change = await changeAfterGate(store, { name, version, skipsGate, ...options });
    await drawBefore(store, options, (state) => withCanary(state, name, canary));
    await setCanary(store, { ...change, remote: name, canary });
    await drawAfter(store, options);
    return `${name} ${version} goes to ${canary.share}% of the visitors of ${options.channel}.`;
  },

  async rollback(store, { name, version, ...options }) {
    const changed = await rollback(store, { ...changeOptions(options), remote: name, to: version });
    // After the change: nothing may delay a rollback, and the pages of the earlier version are usually there.
    await drawAfter(store, options);
    return changedMessage(changed, name, options.channel);
  },

  async prerender(store, { name, channel, shellFrom }) {
    const isWanted = (drawing) => !name || drawing.name === name;
    const drawn = await drawAfter(store, { channel, shellFrom }, isWanted);
    // A command that was killed may have drawn what no registry lists.
    await refreshRegistry(store, channel);
    if (drawn.length === 0) return 'Nothing was missing.';
    return drawn.map((one) => `${one.name} ${one.version} is prerendered.`).join('\n');
  },

  status: (store, { name, channel, server }) =>
    statusOf(store, { name, channel, server, token: process.env.METRICS_TOKEN }),

  async prune(store, { by, why, 'older-than': olderThan }) {
    if (!store.list) throw new UserError('Prune needs the folder of the deployment, not its address.');
    const removed = await prune(store, { olderThanMs: durationOf(olderThan), by, why });
    if (removed.length === 0) return 'Nothing to remove.';
    return removed.map(({ name, version }) => `The files of ${name} ${version} are removed.`).join('\n');
  },
};

/** Throws when this version does not fit the channel, or when one of its screens cannot be drawn. */
async function passGate(store, name, version, channel) {
  const state = await readChannel(store, channel);
  // Nothing is opened for what would be refused or is live.
  const faults = await fitFaults(store, promoted(state, name, version), name, version);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  if (entryOf(state, name)?.version === version) return;
  const { checkPromotion } = await import('./matrix.mjs');
  await checkPromotion(store, name, version);
}

/** The options of a change that shows a version to visitors; its screens are opened first. */
async function changeAfterGate(store, { name, version, skipsGate, why, ...options }) {
  if (!skipsGate) await passGate(store, name, version, options.channel);
  return changeOptions({ ...options, why: skipsGate ? `screens not opened: ${why}` : why });
}

const changeOptions = ({ channel, by, why }) => ({ channel, by, why });

const entryOf = ({ shell, remotes }, name) => (name === 'shell' ? shell : remotes[name]);

function changedMessage({ before, after }, name, channel) {
  const entry = entryOf(after, name);
  if (before === after) return `${name} ${entry.version} is live in ${channel} already: nothing to do.`;
  const was = entryOf(before, name)?.version;
  return `${name} ${entry.version} is live in ${channel}${was ? `; it was ${was}` : ''}.`;
}

const stopMessage = ({ before, after }, name) =>
  before === after ? `${name} has no canary: nothing to do.` : `The canary of ${name} has ended.`;

function storeOf(to) {
  if (relative(at('dist'), to) === '') {
    throw new UserError(`${to} is written by npm run build: release into another folder.`);
  }
  if (/^https?:/.test(to)) return httpStore(to, { token: process.env.RELEASE_TOKEN });
  return folderStore(to, { onWait: log });
}

runMain(async () => {
  const options = readArguments(process.argv.slice(2));
  try {
    log(await commands[options.command](storeOf(options.to), options));
  } catch (error) {
    throw NOT_WRITABLE.includes(error.code)
      ? new UserError(`${error.path} cannot be written: run it as the user who owns the deployment.`)
      : error;
  }
});
