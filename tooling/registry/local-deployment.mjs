// Lists the builds of a checkout in its `dist`, which has the layout of a deployment. A version ends with a hash,
// `1.0.0+<hash>`, so that a change needs no new version during development.
import {
  drawingsOf,
  EMPTY_CHANNEL,
  folderStore,
  isIntact,
  jsonText,
  promoted,
  publishRelease,
  readChannel,
  readReleasesOf,
  registryOf,
  releaseFolder,
  withPrerendered,
  writeAtomically,
} from '@segue/releases';
import { join } from 'node:path';
import { UserError } from '../start/log.mjs';
import { kernelFault, localVersion, readBuilt } from './built.mjs';
import { copyShell, pruneBuilds, prunePrerendered } from './files.mjs';

const KEPT_BUILDS = 3;

/**
 * @param {object} options
 * @param {string} options.checkout its root
 * @param {readonly string[]} options.names what was built: remotes, or `shell`
 * @param {readonly string[]} options.remotes all remotes of the checkout
 * @param {string} options.kernel version of the checkout's kernel
 * @param {(store: import('@segue/releases').FolderStore, channel: import('@segue/releases').Channel) => Promise<unknown>} [options.prerender]
 * draws what is missing
 */
export async function listBuilds({ checkout, names, remotes, kernel, prerender }) {
  const dist = join(checkout, 'dist');
  const store = folderStore(dist);
  const built = names
    .filter((name) => name !== 'shell')
    .map((name) => readBuilt(checkout, name))
    .map((build) => ({ ...build, version: localVersion(build) }));
  const faults = built.flatMap((build) => kernelFault(build, kernel));
  if (faults.length > 0) throw new UserError(faults.join('\n'));

  for (const build of built) await publishIntact(store, build);
  if (names.includes('shell')) copyShell(join(checkout, 'shell/dist'), join(dist, 'shell'));
  const before = await usableChannel(store, remotes);
  const channel = withBuilds(before, built);
  const registry = registryOf(channel, await readReleasesOf(store, channel));
  requireOwnPaths(registry.remotes);
  await prerender?.(store, channel);
  writeAtomically(join(dist, 'channels/production.json'), jsonText(channel));
  writeAtomically(join(dist, 'registry.json'), jsonText(await withPrerendered(store, channel, registry)));
  prunePrerendered(dist, await drawingsOf(store, channel));
  for (const { name } of built) {
    const { version, previous } = channel.remotes[name];
    pruneBuilds(join(dist, 'releases', name), [version, previous], KEPT_BUILDS);
  }
}

// A damaged release is written again: builds contain everything in it.
async function publishIntact(store, build) {
  const { name, version } = build;
  if (!(await isIntact(store, name, version))) await store.remove(releaseFolder(name, version));
  await publishRelease(store, build);
}

/** The channel of a checkout, without remotes and builds that are gone; empty when it cannot be read. */
async function usableChannel(store, known) {
  const channel = await readChannel(store).catch(() => EMPTY_CHANNEL);
  const remotes = {};
  for (const [name, { version, previous }] of Object.entries(channel.remotes)) {
    if (!known.includes(name) || !(await isIntact(store, name, version))) continue;
    const isKept = previous !== undefined && (await isIntact(store, name, previous));
    remotes[name] = { version, ...(isKept && { previous }) };
  }
  return { ...channel, remotes };
}

/** In the order of names, so that the same builds give the same registry. */
function withBuilds(before, built) {
  const { remotes } = built.reduce((channel, { name, version }) => promoted(channel, name, version), before);
  const sorted = Object.fromEntries(
    Object.entries(remotes).sort(([one], [other]) => one.localeCompare(other)),
  );
  return { ...before, revision: before.revision + 1, remotes: sorted };
}

function requireOwnPaths(remotes) {
  const owners = new Map();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) {
      const other = owners.get(path);
      if (other) throw new UserError(`The path ${path} is claimed twice: ${other}, ${name}.`);
      owners.set(path, name);
    }
  }
}
