// Publishes what was built: copies it below `dist`, then swaps in the registry that names it. Nothing that is
// live is changed before everything is checked, and files a page in use may still ask for stay.
//   node tooling/registry/publish.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../rspack/base-config.mjs';
import { REMOTES } from '../rspack/remotes.mjs';
import { copyBuild, pruneBuilds, pruneOlderThan, writeAtomically } from './files.mjs';
import { loadKernel } from './load-kernel.mjs';
import { buildFolder, faultsOf, integrityOf, registryOf, remoteEntry } from './registry.mjs';

const KEPT_BUILDS = 3;
/** Longer than anyone listens in one page, which may still ask for a part of the shell it was served by. */
const SHELL_PARTS_KEPT_MS = 2 * 24 * 3600 * 1000;

const dist = join(root, 'dist');
const registryPath = join(dist, 'registry.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function readBuilt(folder) {
  const home = join(root, 'remotes', folder);
  const output = join(home, 'dist');
  const entryFile = existsSync(output)
    ? readdirSync(output).find((file) => /^remoteEntry\.\w+\.js$/.test(file))
    : undefined;
  if (!entryFile) throw new Error(`${folder} is not built: run npm run build.`);
  return {
    folder,
    output,
    entryFile,
    manifest: readJson(join(home, 'remote.json')),
    packageVersion: readJson(join(home, 'package.json')).version,
    container: readJson(join(output, 'build.json')).container,
    content: readFileSync(join(output, entryFile)),
  };
}

/** True when a former build still lies there as it was published. */
function isIntact({ entry, integrity }) {
  const path = join(dist, entry);
  return existsSync(path) && integrityOf(readFileSync(path)) === integrity;
}

function formerRemotes() {
  try {
    return new Map(readJson(registryPath).remotes.map((remote) => [remote.name, remote]));
  } catch {
    return new Map();
  }
}

async function publish() {
  const built = REMOTES.map(readBuilt);
  const kernel = await loadKernel();
  const faults = faultsOf(built, kernel);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const former = formerRemotes();
  const remotes = built.map((one) => remoteEntry(one, former.get(one.folder), isIntact));
  const registry = registryOf(remotes, kernel.REGISTRY_SCHEMA);
  const { problems } = kernel.parseRegistry(registry);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  for (const [index, { output }] of built.entries()) {
    copyBuild(output, join(dist, 'remotes', buildFolder(remotes[index])));
  }
  if (existsSync(join(root, 'shell/dist/index.html'))) {
    copyBuild(join(root, 'shell/dist'), join(dist, 'shell'), { last: 'index.html' });
    pruneOlderThan(join(dist, 'shell/assets'), join(root, 'shell/dist/assets'), SHELL_PARTS_KEPT_MS);
  }
  writeAtomically(registryPath, `${JSON.stringify(registry, null, 2)}\n`);
  for (const remote of remotes) {
    const used = [remote, remote.previous].filter(Boolean).map(({ entry }) => entry.split('/').at(-2));
    pruneBuilds(join(dist, 'remotes', remote.name), used, KEPT_BUILDS);
  }
  for (const { name, version, container } of remotes) console.log(`${name} ${version} (${container})`);
}

try {
  await publish();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
