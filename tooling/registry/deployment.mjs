// Publishes named remotes, or the shell, into the folder of a deployment. A version is published once; every entry of
// the registry but those of the named remotes stays as it is, and no other remote has to be there.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './file-lock.mjs';
import { UserError } from '../start/log.mjs';
import { entryFileIn, readBuilt } from './built.mjs';
import { copyBuild, copyShell, isIntact, writeAtomically } from './files.mjs';
import { buildFolder, faultsOf, integrityOf, isLocalBuild, registryOf, remoteEntry } from './registry.mjs';

/**
 * Stops with a sentence, and changes nothing, when one of the named cannot be published.
 * @param {object} options
 * @param {string} options.checkout its root; the named remotes are built in it
 * @param {string[]} options.names remotes, or `shell`
 * @param {string} options.to folder of the deployment: `registry.json`, `remotes` and `shell` below it
 * @param {typeof import('@segue/federation')} options.kernel
 * @returns {Promise<string[]>} one sentence for each name
 */
export async function publish({ checkout, names, to, kernel }) {
  if (relative(join(checkout, 'dist'), to) === '') throw new UserError(sentenceOfDist(to));
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
    ...releases.flatMap((release) => takenVersion(release, to)),
    ...releases.flatMap(({ entry }) => kernel.parseRegistry(registryOf([entry], registry.schema)).problems),
  ];
  if (faults.length > 0) throw new UserError(faults.join('\n'));

  // The shell first: a new remote may need its kernel, and former remotes go on working with it.
  if (shell) copyShell(shell, join(to, 'shell'));
  // Files first, then one swap: a server never names a file that is not there yet. Former builds stay.
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
    ...releases.map((release) => sentenceOf(release, changed.includes(release))),
  ];
}

const sentenceOfDist = (folder) =>
  `${folder} is written by npm run build: publish into a folder that is no checkout's dist; nothing was changed.`;

/** The registry of a deployment; an empty one when nothing was published yet. */
function readRegistry(path, schema) {
  if (!existsSync(path)) return { schema, revision: '', remotes: [] };
  const registry = parsed(path);
  if (!Array.isArray(registry?.remotes)) {
    throw new UserError(`${path} is no registry: repair it or put back a copy; nothing was changed.`);
  }
  if (registry.schema !== schema) {
    throw new UserError(
      `${path} has schema ${registry.schema}, and this checkout writes schema ${schema}: publish from a checkout that knows it; nothing was changed.`,
    );
  }
  const names = registry.remotes.map((remote) => remote?.name);
  const double = names.find((name, index) => name !== undefined && names.indexOf(name) < index);
  if (double !== undefined) {
    throw new UserError(`${path} lists ${double} twice: take one of the two away; nothing was changed.`);
  }
  if (registry.remotes.some(isLocalBuild)) {
    throw new UserError(sentenceOfDist(dirname(path)));
  }
  return registry;
}

function parsed(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The sentence that refuses a version which was published with other bytes or another manifest. */
function takenVersion({ folder, before, entry }, to) {
  const { version, integrity } = entry;
  const published = [before, before?.previous].find((build) => build?.version === version)?.integrity;
  const taken = published ?? integrityBelow(join(to, 'remotes', buildFolder(entry)));
  const isFree = taken === undefined || taken === integrity;
  if (isFree && (before?.version !== version || isSameRelease(before, entry))) return [];
  return [
    `${folder} ${version} is already published with other content: raise the version in remotes/${folder}/package.json and remote.json.`,
  ];
}

// Builds that are no longer in the registry are known by their files.
function integrityBelow(folder) {
  const file = entryFileIn(folder);
  return file && integrityOf(readFileSync(join(folder, file)));
}

/** Fields that a later tool added, and the build to go back to, are no part of a release. */
const isSameRelease = (before, { previous: _, ...release }) =>
  before !== undefined &&
  Object.entries(release).every(([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value));

// A new entry keeps the fields that this tool does not know.
function withRelease(remotes, { before, entry }) {
  if (before === undefined) return [...remotes, entry];
  const { previous: _, ...kept } = before;
  return remotes.map((remote) => (remote === before ? { ...kept, ...entry } : remote));
}

function sentenceOf({ folder, version, before }, isChanged) {
  if (!isChanged) return `${folder} ${version} is published already: nothing to do.`;
  return `${folder} ${version} is published${before ? `; it was ${before.version}` : ''}.`;
}
