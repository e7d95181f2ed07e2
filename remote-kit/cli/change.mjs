// The commands that change a channel.
import { randomUUID } from 'node:crypto';
import { openScreens } from '../gate/open-screens.mjs';
import {
  entryOf,
  promote,
  promoted,
  prune,
  rollback,
  setCanary,
  stopCanary,
  withCanary,
} from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { durationOf, percentOf } from './arguments.mjs';
import { keyFor } from './owners.mjs';

const commands = {
  async promote(options, change) {
    const { store, name, version } = options;
    await openScreens({ ...options, key: change.key }, (state) => promoted(state, name, version));
    sayChanged(await promote(store, { ...change, version }), change);
  },

  async rollback({ store, version }, change) {
    sayChanged(await rollback(store, { ...change, to: version }), change);
  },

  async canary(options, change) {
    const { store, name, version, channel } = options;
    if (options.stop) {
      const { before, after } = await stopCanary(store, change);
      return before === after ? `${name} has no canary: nothing to do.` : `The canary of ${name} has ended.`;
    }
    const canary = {
      version,
      share: percentOf(options.share, 'share'),
      salt: randomUUID().slice(0, 8),
      abortAt: percentOf(options['abort-at'], 'abort-at'),
    };
    await openScreens({ ...options, key: change.key }, (state) => withCanary(state, name, canary));
    await setCanary(store, { ...change, canary });
    return `${name} ${version} goes to ${canary.share}% of the visitors of ${channel}.`;
  },

  async prune({ store, 'older-than': olderThan }, change) {
    if (!store.list) throw new UserError('Prune needs the folder of the deployment, not its address.');
    const removed = await prune(store, { ...change, olderThanMs: durationOf(olderThan) });
    if (removed.length === 0) return 'Nothing to remove.';
    return removed.map(({ name, version }) => `The files of ${name} ${version} are removed.`).join('\n');
  },
};

export async function run(options) {
  const { command, name, channel, by, why, drops, 'skip-gate': skipsGate } = options;
  const key = await keyFor(options);
  const reason = skipsGate ? `screens not opened: ${why}` : why;
  return commands[command](options, { remote: name, channel, by, why: reason, drops, key });
}

function sayChanged({ before, after }, { remote, channel }) {
  const entry = entryOf(after, remote);
  if (before === after)
    return console.log(`${remote} ${entry.version} is live in ${channel} already: nothing to do.`);
  const was = entryOf(before, remote)?.version;
  console.log(`${remote} ${entry.version} is live in ${channel}${was ? `; it was ${was}` : ''}.`);
}
