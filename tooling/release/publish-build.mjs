// Builds a remote, or the shell, and publishes it.
import { fitFaults, promoted, publishRelease, publishShell, readChannel } from '@segue/releases';
import { readBuilt, readBuiltShell } from '../registry/built.mjs';
import { prerenderMissing } from '../registry/prerender.mjs';
import { REMOTES } from '../rspack/remotes.mjs';
import { UserError } from '../start/log.mjs';
import { root } from '../start/paths.mjs';
import { ensureBuilt } from '../start/product.mjs';

const PUBLISHABLE = [...REMOTES, 'shell'];

/**
 * @param {import('@segue/releases').Store} store @param {string} name
 * @param {{ channel: string, shellFrom?: string }} options `channel`: for a warning when it could not take this version now;
 * `shellFrom`: the folder of the server, for an origin
 * @returns {Promise<string>} what happened
 */
export async function publishBuild(store, name, { channel, shellFrom }) {
  if (!PUBLISHABLE.includes(name)) {
    throw new UserError(`Unknown: ${name}. Known: ${PUBLISHABLE.join(', ')}.`);
  }
  await ensureBuilt([name]);
  const { release, isNew } =
    name === 'shell'
      ? await publishShell(store, readBuiltShell(root))
      : await publishRelease(store, readBuilt(root, name));
  const state = await readChannel(store, channel);
  const faults = await fitFaults(store, state, name, release.version);
  if (faults.length === 0) {
    // For a preview of this version, and so that its promotion has less to do. A shell draws the remotes when it is promoted.
    await prerenderMissing(store, promoted(state, name, release.version), {
      shellFrom,
      isWanted: (drawing) => drawing.name === name && drawing.version === release.version,
    });
  }
  return [
    `${name} ${release.version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`,
    ...faults.map((fault) => `It does not fit ${channel} now: ${fault}`),
  ].join('\n');
}
