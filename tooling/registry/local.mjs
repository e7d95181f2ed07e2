// Writes the registry of this checkout, `dist/registry.json`, for `npm start`, `npm run dev` and the tests. The version of a
// build ends with its hash, `1.0.0+<hash>`, so that a change needs no new version during development.
//   node tooling/registry/local.mjs legal shell
import { join } from 'node:path';
import { REMOTES } from '../rspack/remotes.mjs';
import { readJsonIfValid, root } from '../start/paths.mjs';
import { readBuilt } from './built.mjs';
import { copyBuild, copyShell, isIntact, pruneBuilds, writeAtomically } from './files.mjs';
import { loadKernel } from './load-kernel.mjs';
import { buildFolder, faultsOf, localVersion, registryOf, remoteEntry } from './registry.mjs';

const KEPT_BUILDS = 3;

const dist = join(root, 'dist');
const registryPath = join(dist, 'registry.json');

// An unreadable registry is replaced: builds contain everything in it.
function previousRemotes() {
  const remotes = readJsonIfValid(registryPath)?.remotes;
  return Array.isArray(remotes) ? remotes.filter((remote) => REMOTES.includes(remote?.name)) : [];
}

async function update(names) {
  const built = names
    .filter((name) => name !== 'shell')
    .map((name) => readBuilt(root, name))
    .map((one) => ({ ...one, version: localVersion(one) }));
  const kernel = await loadKernel();
  const previous = previousRemotes();
  const faults = faultsOf(built, kernel, previous);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const previousEntry = (name) => previous.find((remote) => remote.name === name);
  const entries = built.map((one) =>
    remoteEntry(one, previousEntry(one.folder), (build) => isIntact(dist, build)),
  );
  const others = previous.filter(({ name }) => !names.includes(name));
  const registry = registryOf(
    [...others, ...entries].sort((one, other) => one.name.localeCompare(other.name)),
    kernel.REGISTRY_SCHEMA,
  );
  const { problems } = kernel.parseRegistry({ ...registry, remotes: entries });
  if (problems.length > 0) throw new Error(problems.join('\n'));

  for (const [index, { output, entryFile }] of built.entries()) {
    copyBuild(output, join(dist, 'remotes', buildFolder(entries[index])), { last: entryFile });
  }
  if (names.includes('shell')) copyShell(join(root, 'shell/dist'), join(dist, 'shell'));
  writeAtomically(registryPath, `${JSON.stringify(registry, null, 2)}\n`);
  for (const entry of entries) {
    const used = [entry, entry.previous].filter(Boolean).map((build) => build.entry.split('/').at(-2));
    pruneBuilds(join(dist, 'remotes', entry.name), used, KEPT_BUILDS);
  }
}

try {
  await update(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
