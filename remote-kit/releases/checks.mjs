// Whether a version may become live in a channel.
import { integrityOf, releaseFolder, releasePath, SHELL } from './formats.mjs';
import { readRelease, readReleasesOf, readShell } from './read.mjs';
import { UserError } from '../user-error.mjs';
import { satisfiesKernel } from './versions.mjs';

/**
 * Throws unless this version is published, its files are those that were published, and it fits the other live versions.
 * @param {object} channel as it would be afterwards
 */
export async function requireFit(store, channel, name, version) {
  const faults = await fitFaults(store, channel, name, version);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
}

/**
 * Why a published version does not fit the live versions of a channel, one sentence each.
 * @param {import('./folder-store.mjs').Store} store @param {import('./formats.mjs').Channel} channel
 * @param {string} name @param {string} version @returns {Promise<string[]>}
 */
export async function fitFaults(store, channel, name, version) {
  const release = await readRelease(store, name, version);
  if (!release)
    throw new UserError(`${name} ${version} is not published: ${releasePath(name, version)} is missing.`);
  await requireFiles(store, release);
  const releaseOf = await readReleasesOf(store, channel);
  const live = liveReleases(channel, releaseOf);
  if (name === SHELL) return live.flatMap((remote) => kernelFault(remote, release));
  return [...kernelFault(release, await readShell(store, channel)), ...pathClashes(release, live)];
}

/** Whether a release can be read and its files are those that were published. */
export async function isIntact(store, name, version) {
  try {
    const release = await readRelease(store, name, version);
    if (release) await requireFiles(store, release);
    return release !== undefined;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

async function requireFiles(store, release) {
  const { entry, integrity: entryIntegrity, lazy } = release;
  const files = release.files ?? { [entry]: entryIntegrity, ...(lazy && { [lazy.file]: lazy.integrity }) };
  for (const [file, integrity] of Object.entries(files)) {
    const path = `${releaseFolder(release.name, release.version)}/${file}`;
    const content = await store.read(path);
    if (!content) throw new UserError(`${path} was removed: publish a new version.`);
    if (integrityOf(content.bytes) !== integrity)
      throw new UserError(`${path} is not the file that was published.`);
  }
}

const liveReleases = (channel, releaseOf) =>
  Object.entries(channel.remotes).flatMap(([name, { version, canary }]) =>
    [version, canary?.version].flatMap((live) => (live && releaseOf(name, live)) || []),
  );

/** One sentence when the shell's kernel is not what the remote needs. */
const kernelFault = ({ name, version, needs }, shell) =>
  !shell || satisfiesKernel(needs.kernel, shell.kernel)
    ? []
    : [`${name} ${version} needs kernel ${needs.kernel}; shell ${shell.version} has ${shell.kernel}.`];

// Only paths of this remote count: a clash between two others does not block its release.
const pathClashes = ({ name, face }, live) =>
  face.routes.flatMap(({ path }) => {
    const other = live.find(
      (one) => one.name !== name && one.face.routes.some((route) => route.path === path),
    );
    return other ? [`The path ${path} is claimed twice: ${other.name}, ${name}.`] : [];
  });
