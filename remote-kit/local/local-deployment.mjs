// Lists the builds of a checkout in its `dist`, which has the layout of a deployment. A version ends with a hash,
// `1.0.0+<hash>`, so that a change needs no new version during development.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBuild, readBuiltShell } from '../build/read-build.mjs';
import {
  EMPTY_CHANNEL,
  entryOf,
  fitFaults,
  folderStore,
  isIntact,
  jsonText,
  placeShell,
  promoted,
  publishRelease,
  publishShell,
  readChannel,
  readReleasesOf,
  registryOf,
  releaseFolder,
  versionsIn,
  writeAtomically,
} from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

const SHELL = 'shell';

/**
 * @param {object} options
 * @param {string} options.checkout its root
 * @param {readonly string[]} options.names what was built: remotes, or `shell`
 * @param {readonly string[]} options.remotes all remotes of the checkout
 */
export async function listBuilds({ checkout, names, remotes }) {
  const dist = join(checkout, 'dist');
  const store = folderStore(dist);
  const builds = names.map((name) => localBuild(checkout, name));
  for (const build of builds) await publishIntact(store, build);
  const before = await usableChannel(store, remotes);
  const channel = withBuilds(before, builds);
  const registry = registryOf(channel, await readReleasesOf(store, channel));
  const built = builds.filter(({ name }) => name !== SHELL);
  const faults = await Promise.all(built.map((one) => fitFaults(store, channel, one.name, one.version)));
  if (faults.flat().length > 0) throw new UserError(faults.flat().join('\n'));
  await placeShell(store, channel);
  writeAtomically(join(dist, 'channels/production.json'), jsonText(channel));
  writeAtomically(join(dist, 'registry.json'), jsonText(registry));
  await removeUnused(store, channel, names);
}

/** A build with a version that the hash of everything that is published of it ends. */
function localBuild(checkout, name) {
  const build =
    name === SHELL
      ? { name, ...readBuiltShell(join(checkout, SHELL)) }
      : readBuild(join(checkout, 'remotes', name));
  const { container, face, needs, content, lazy, contents = {} } = build;
  if (build.name !== name) throw new UserError(`${name}: remote.json has the name ${build.name}.`);
  const hash = createHash('sha256').update(JSON.stringify([container, face, needs]));
  for (const bytes of [content ?? '', lazy?.content ?? '', ...Object.values(contents)]) hash.update(bytes);
  const version = `${build.version}+${hash.digest('hex').slice(0, 11)}`;
  if (name !== SHELL) return { ...build, version };
  const info = { ...JSON.parse(String(contents['shell.json'])), version };
  return { ...build, version, contents: { ...contents, 'shell.json': Buffer.from(JSON.stringify(info)) } };
}

// A damaged release is written again: builds contain everything in it.
async function publishIntact(store, { name, ...build }) {
  if (!(await isIntact(store, name, build.version))) await store.remove(releaseFolder(name, build.version));
  await (name === SHELL ? publishShell(store, build) : publishRelease(store, { name, ...build }));
}

/** The channel of a checkout, without remotes and builds that are gone; empty when it cannot be read. */
async function usableChannel(store, known) {
  const { shell, ...channel } = await readChannel(store).catch(() => EMPTY_CHANNEL);
  const remotes = {};
  for (const [name, entry] of Object.entries(channel.remotes)) {
    if (known.includes(name) && (await isIntact(store, name, entry.version))) remotes[name] = entry;
  }
  const isShellIntact = shell && (await isIntact(store, SHELL, shell.version));
  return { ...channel, ...(isShellIntact && { shell }), remotes };
}

/** In the order of names, so that the same builds give the same registry. */
function withBuilds(before, builds) {
  const channel = builds.reduce((state, { name, version }) => promoted(state, name, version), before);
  const sorted = Object.entries(channel.remotes).sort(([one], [other]) => one.localeCompare(other));
  return { ...channel, revision: before.revision + 1, remotes: Object.fromEntries(sorted) };
}

/** Removes earlier builds of what was built. */
async function removeUnused(store, channel, names) {
  for (const { name, version } of await versionsIn(store)) {
    const folder = releaseFolder(name, version);
    const live = entryOf(channel, name);
    if (names.includes(name) && ![live.version, live.previous].includes(version)) await store.remove(folder);
  }
}
