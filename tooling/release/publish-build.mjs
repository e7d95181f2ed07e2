// Builds a remote, or the shell, and publishes it.
import { publishRelease, publishShell } from '@segue/releases';
import { readBuilt, readBuiltShell } from '../registry/built.mjs';
import { REMOTES } from '../rspack/remotes.mjs';
import { UserError } from '../start/log.mjs';
import { root } from '../start/paths.mjs';
import { ensureBuilt } from '../start/product.mjs';

const PUBLISHABLE = [...REMOTES, 'shell'];

/** @param {import('@segue/releases').Store} store @param {string} name @returns {Promise<string>} what happened */
export async function publishBuild(store, name) {
  if (!PUBLISHABLE.includes(name)) {
    throw new UserError(`Unknown: ${name}. Known: ${PUBLISHABLE.join(', ')}.`);
  }
  await ensureBuilt([name]);
  const { release, isNew } =
    name === 'shell'
      ? await publishShell(store, readBuiltShell(root))
      : await publishRelease(store, readBuilt(root, name));
  return `${name} ${release.version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`;
}
