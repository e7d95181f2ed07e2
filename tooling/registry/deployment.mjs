// Publishes remotes, or the shell, into the folder of a deployment. A version is published once. The entries of all other
// remotes stay unchanged, and these remotes need not be in the checkout.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './file-lock.mjs';
import { UserError } from '../start/log.mjs';
import { readJsonIfValid } from '../start/paths.mjs';
import { entryFileIn, readBuilt } from './built.mjs';
import { copyBuild, copyShell, isIntact, writeAtomically } from './files.mjs';
import { buildFolder, faultsOf, integrityOf, isLocalBuild, registryOf, remoteEntry } from './registry.mjs';

/**
 * Throws, and changes nothing, when one of the names cannot be published.
 * @param {object} options
 * @param {string} options.checkout root of the checkout with the built remotes
 * @param {string[]} options.names remotes, or `shell`
 * @param {string} options.to folder of the deployment: `registry.json`, `remotes` and `shell` below it
 * @param {typeof import('@segue/federation')} options.kernel
 * @returns {Promise<string[]>} one line for each name
 */
export async function publish({ checkout, names, to, kernel }) {
  if (relative(join(checkout, 'dist'), to) === '') throw new UserError(distMessage(to));
  const built = names.filter((name) => name !== 'shell').map((name) => readBuilt(checkout, name));
  const shell = names.includes('shell') ? join(checkout, 'shell/dist') : undefined;
  return withLock(join(to, '.registry.lock'), () => publishBuilt({ built, shell, to, kernel }));
}

function publishBuilt({ built, shell, to, kernel }) {
  const path = join(to, 'registry.json');
  const registry = readRegistry(path, kernel.REGISTRY_SCHEMA);
  const beforeOf = (name) => registry.remotes.find((remote) => remote?.name === name);
  const releases = built.map((one) => {
    const before = beforeOf(one.folder);
    return { ...one, before, entry: remoteEntry(one, before, (build) => isIntact(to, build)) };
  });
  const faults = [
    ...faultsOf(built, kernel, registry.remotes),
    ...releases.flatMap((release) => versionConflict(release, to)),
    ...releases.flatMap(({ entry }) => kernel.parseRegistry(registryOf([entry], registry.schema)).problems),
  ];
  if (faults.length > 0) throw new UserError(faults.join('\n'));

  // The shell first: a new remote may need its kernel, and older remotes keep working with it.
  if (shell) copyShell(shell, join(to, 'shell'));
  // Files before the registry: a server never refers to a missing file. Previous builds are kept.
  for (const { output, entry, entryFile } of releases) {
    copyBuild(output, join(to, 'remotes', buildFolder(entry)), { last: entryFile });
  }
  const changed = releases.filter(({ before, entry }) => !isSameRelease(before, entry));
  if (changed.length > 0) {
    const remotes = changed.reduce(withRelease, registry.remotes);
    const { revision } = registryOf(remotes, registry.schema);
    writeAtomically(path, `${JSON.stringify({ ...registry, revision, remotes }, null, 2)}\n`);
  }
  return [
    ...(shell ? ['shell is published.'] : []),
    ...releases.map((release) => releaseMessage(release, changed.includes(release))),
  ];
}

const distMessage = (folder) =>
  `${folder} is written by npm run build: publish into another folder than the dist of a checkout; nothing was changed.`;

/** The registry of a deployment, empty before the first release. */
function readRegistry(path, schema) {
  if (!existsSync(path)) return { schema, revision: '', remotes: [] };
  const registry = readJsonIfValid(path);
  if (!Array.isArray(registry?.remotes)) {
    throw new UserError(`${path} is not a registry: repair it or restore a copy; nothing was changed.`);
  }
  if (registry.schema !== schema) {
    throw new UserError(
      `${path} has schema ${registry.schema}, and this checkout writes schema ${schema}: publish from a checkout with that schema; nothing was changed.`,
    );
  }
  const names = registry.remotes.map((remote) => remote?.name);
  const duplicate = names.find((name, index) => name !== undefined && names.indexOf(name) < index);
  if (duplicate !== undefined) {
    throw new UserError(`${path} lists ${duplicate} twice: remove one entry; nothing was changed.`);
  }
  if (registry.remotes.some(isLocalBuild)) {
    throw new UserError(distMessage(dirname(path)));
  }
  return registry;
}

/** The error for a version that was published with other files or another manifest. */
function versionConflict({ folder, before, entry }, to) {
  const { version, integrity } = entry;
  const published = [before, before?.previous].find((build) => build?.version === version)?.integrity;
  const existing = published ?? integrityIn(join(to, 'remotes', buildFolder(entry)));
  const isFree = existing === undefined || existing === integrity;
  if (isFree && (before?.version !== version || isSameRelease(before, entry))) return [];
  return [
    `${folder} ${version} is already published with other content: raise the version in remotes/${folder}/package.json and remote.json.`,
  ];
}

// Builds that are no longer in the registry are identified by their files.
function integrityIn(folder) {
  const file = entryFileIn(folder);
  return file && integrityOf(readFileSync(join(folder, file)));
}

/** Unknown fields and the previous build are not part of a release. */
const isSameRelease = (before, { previous: _, ...release }) =>
  before !== undefined &&
  Object.entries(release).every(([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value));

// A new entry keeps the unknown fields of the present one.
function withRelease(remotes, { before, entry }) {
  if (before === undefined) return [...remotes, entry];
  const { previous: _, ...kept } = before;
  return remotes.map((remote) => (remote === before ? { ...kept, ...entry } : remote));
}

function releaseMessage({ folder, version, before }, isChanged) {
  if (!isChanged) return `${folder} ${version} is already published: nothing to do.`;
  return `${folder} ${version} is published${before ? `; it was ${before.version}` : ''}.`;
}
