// Writes the registry of this checkout, `dist/registry.json`, for `npm start`, `npm run dev` and the tests. Every build
// has a version of its own here, `1.0.0+<hash>`, so that a changed remote needs no new version while it is written.
//   node tooling/registry/local.mjs legal shell
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../rspack/base-config.mjs';
import { REMOTES } from '../rspack/remotes.mjs';
import { readBuilt } from './built.mjs';
import { copyBuild, copyShell, isIntact, pruneBuilds, writeAtomically } from './files.mjs';
import { loadKernel } from './load-kernel.mjs';
import { buildFolder, faultsOf, localVersion, registryOf, remoteEntry } from './registry.mjs';

const KEPT_BUILDS = 3;

const dist = join(root, 'dist');
const registryPath = join(dist, 'registry.json');

// Nothing in it is lost that a build does not bring back, so an unreadable one is written anew.
function formerRemotes() {
  try {
    const { remotes } = JSON.parse(readFileSync(registryPath, 'utf8'));
    return remotes.filter((remote) => REMOTES.includes(remote?.name));
  } catch {
    return [];
  }
}

async function update(names) {
  const built = names
    .filter((name) => name !== 'shell')
    .map((name) => readBuilt(root, name))
    .map((one) => ({ ...one, version: localVersion(one) }));
  const kernel = await loadKernel();
  const former = formerRemotes();
  const faults = faultsOf(built, kernel, former);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const beforeOf = (name) => former.find((remote) => remote.name === name);
  const entries = built.map((one) =>
    remoteEntry(one, beforeOf(one.folder), (build) => isIntact(dist, build)),
  );
  const others = former.filter(({ name }) => !names.includes(name));
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
