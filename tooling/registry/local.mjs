// Lists the builds of this checkout in `dist` for `npm start`, `npm run dev` and the tests. `dist` has the layout of a
// deployment. A version ends with a hash, `1.0.0+<hash>`, so that a change needs no new version during development.
//   node tooling/registry/local.mjs legal shell
import {
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
  writeAtomically,
} from '@segue/releases';
import { join } from 'node:path';
import { REMOTES } from '../rspack/remotes.mjs';
import { readJson, root } from '../start/paths.mjs';
import { kernelFault, localVersion, readBuilt } from './built.mjs';
import { copyShell, pruneBuilds } from './files.mjs';

const KEPT_BUILDS = 3;

const dist = join(root, 'dist');
const store = folderStore(dist);

async function update(names) {
  const built = names
    .filter((name) => name !== 'shell')
    .map((name) => readBuilt(root, name))
    .map((build) => ({ ...build, version: localVersion(build) }));
  const kernel = readJson(join(root, 'shared-kernel/federation/package.json')).version;
  const faults = built.flatMap((build) => kernelFault(build, kernel));
  if (faults.length > 0) throw new Error(faults.join('\n'));

  for (const build of built) await publishIntact(build);
  if (names.includes('shell')) copyShell(join(root, 'shell/dist'), join(dist, 'shell'));
  const before = await usableChannel();
  const { remotes } = built.reduce((channel, { name, version }) => promoted(channel, name, version), before);
  const sorted = Object.fromEntries(
    Object.entries(remotes).sort(([one], [other]) => one.localeCompare(other)),
  );
  const channel = { ...before, revision: before.revision + 1, remotes: sorted };
  const registry = registryOf(channel, await readReleasesOf(store, channel));
  requireOwnPaths(registry.remotes);
  writeAtomically(join(dist, 'channels/production.json'), jsonText(channel));
  writeAtomically(join(dist, 'registry.json'), jsonText(registry));
  for (const { name } of built) {
    const { version, previous } = channel.remotes[name];
    pruneBuilds(join(dist, 'releases', name), [version, previous], KEPT_BUILDS);
  }
}

// A damaged release is written again: builds contain everything in it.
async function publishIntact(build) {
  const { name, version } = build;
  if (!(await isIntact(store, name, version))) await store.remove(releaseFolder(name, version));
  await publishRelease(store, build);
}

/** The channel of this checkout, without remotes and builds that are gone; empty when it cannot be read. */
async function usableChannel() {
  const channel = await readChannel(store).catch(() => EMPTY_CHANNEL);
  const remotes = {};
  for (const [name, { version, previous }] of Object.entries(channel.remotes)) {
    if (!REMOTES.includes(name) || !(await isIntact(store, name, version))) continue;
    const isKept = previous !== undefined && (await isIntact(store, name, previous));
    remotes[name] = { version, ...(isKept && { previous }) };
  }
  return { ...channel, remotes };
}

function requireOwnPaths(remotes) {
  const owners = new Map();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) {
      const other = owners.get(path);
      if (other) throw new Error(`The path ${path} is claimed twice: ${other}, ${name}.`);
      owners.set(path, name);
    }
  }
}

try {
  await update(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
