// Builds a remote, or the shell, and publishes it.
import { fitFaults, publishRelease, publishShell, readChannel } from '@segue/releases';
import { readBuilt, readBuiltShell } from '../registry/built.mjs';
import { REMOTES } from '../rspack/remotes.mjs';
import { UserError } from '../start/log.mjs';
import { root } from '../start/paths.mjs';
import { ensureBuilt } from '../start/product.mjs';

const PUBLISHABLE = [...REMOTES, 'shell'];

/**
 * @param {import('@segue/releases').Store} store @param {string} name
 * @param {string} channel for a warning when it could not take this version now
 * @returns {Promise<string>} what happened
 */
export async function publishBuild(store, name, channel) {
  if (!PUBLISHABLE.includes(name)) {
    throw new UserError(`Unknown: ${name}. Known: ${PUBLISHABLE.join(', ')}.`);
  }
  await ensureBuilt([name]);
  const { release, isNew } =
    name === 'shell'
      ? await publishShell(store, readBuiltShell(root))
      : await publishRelease(store, readBuilt(root, name));
  const faults = await fitFaults(store, await readChannel(store, channel), name, release.version);
  return [
    `${name} ${release.version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`,
    ...faults.map((fault) => `It does not fit ${channel} now: ${fault}`),
  ].join('\n');
}
