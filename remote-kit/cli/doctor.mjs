// `segue-remote doctor`: what a remote needs to be released, and what is missing.
import { commitOf, readManifest } from '../build/read-build.mjs';
import {
  publicOf,
  readChannel,
  readOwners,
  readShell,
  requireRight,
  satisfiesKernel,
} from '../releases/index.mjs';
import { manifestIn, packageFolder } from '../rspack/package-folder.mjs';
import { storeOf } from './arguments.mjs';
import { ownKey } from './owners.mjs';

/** Each returns what is so, or throws what to do. */
const CHECKS = {
  Node: () => {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major < 20 || (major === 20 && minor < 19)) throw new Error('install Node 20.19 or newer');
    return process.version;
  },
  remote: ({ folder }) => {
    const { name, version } = readManifest(folder);
    return `${name} ${version}`;
  },
  packs: ({ folder }) => `kernel ${kernelIn(folder)}`,
  git: ({ folder }) => {
    const commit = commitOf(folder);
    if (commit === 'unknown') throw new Error('run git init, and commit: a release names its commit');
    return commit.slice(0, 12) + (commit.endsWith('-dirty') ? ', with changes that are not committed' : '');
  },
  key: () => publicOf(ownKey({ isMade: false })),
  deployment: async ({ folder, target, checkout }) => {
    const store = storeOf(target, checkout);
    const shell = await readShell(store, await readChannel(store));
    const own = kernelIn(folder);
    if (!shell) return 'without a shell yet';
    if (!satisfiesKernel(`^${own}`, shell.kernel))
      throw new Error(`its shell has kernel ${shell.kernel}: names that only ${own} has are refused`);
    return `shell ${shell.version}, kernel ${shell.kernel}`;
  },
  name: async ({ folder, target, checkout }) => {
    const { name } = readManifest(folder);
    requireRight(await readOwners(storeOf(target, checkout)), ownKey({ isMade: false }), name);
    return `${name} is yours`;
  },
  Segue: async ({ segue }) => {
    const answer = await fetch(new URL('/registry.json', segue)).catch(() => undefined);
    if (!answer?.ok) throw new Error(`nothing answers at ${segue}: name a running Segue with --segue`);
    return segue;
  },
};

const kernelIn = (folder) => manifestIn(packageFolder('@segue/federation', folder)).version;

export async function run(options) {
  let missing = 0;
  for (const [title, check] of Object.entries(CHECKS)) {
    try {
      console.log(`✓ ${title}: ${await check(options)}`);
    } catch (error) {
      missing += 1;
      console.log(`✗ ${title}: ${error.message.split('\n')[0]}`);
    }
  }
  return missing === 0 ? 0 : 1;
}
