// `npm run release`: publishes versions of remotes and of the shell, and decides which are live in a channel of a deployment.
// See docs/how-to/release-a-remote.md.
import {
  folderStore,
  httpStore,
  promote,
  ReleaseError,
  rollback,
  setCanary,
  stopCanary,
} from '@segue/releases';
import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import { log, UserError } from '../start/log.mjs';
import { at } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { percentOf, readArguments } from './arguments.mjs';
import { checkPromotion, runMatrix } from './matrix.mjs';
import { publishBuild } from './publish-build.mjs';

const commands = {
  publish: (store, { name, channel }) => publishBuild(store, name, channel),

  async promote(store, { name, version, 'skip-gate': skipsGate, ...options }) {
    if (!skipsGate) await checkPromotion(store, name, version);
    const changed = await promote(store, { ...changeOptions(options), remote: name, version });
    return changedMessage(changed, name, options.channel);
  },

  async matrix(store, { name, version }) {
    if (name && !version) throw new UserError(`Name the version of ${name}.`);
    return runMatrix(store, name && { remote: name, version });
  },

  async canary(store, { name, version, stop, share, 'abort-at': abortAt, ...options }) {
    if (stop) return stopMessage(await stopCanary(store, { ...changeOptions(options), remote: name }), name);
    if (!version) throw new UserError('Name the version of the canary, or --stop.');
    const canary = {
      version,
      share: percentOf(share, 'share'),
      salt: randomUUID().slice(0, 8),
      abortAt: percentOf(abortAt, 'abort-at'),
    };
    await setCanary(store, { ...changeOptions(options), remote: name, canary });
    return `${name} ${version} goes to ${canary.share}% of the visitors of ${options.channel}.`;
  },

  async rollback(store, { name, version, ...options }) {
    const changed = await rollback(store, { ...changeOptions(options), remote: name, to: version });
    return changedMessage(changed, name, options.channel);
  },
};

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
    throw error instanceof ReleaseError ? new UserError(error.message) : error;
  }
});
