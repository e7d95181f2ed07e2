// Whether a version may become live in a channel.
import { entryOf } from './channel.mjs';
import { menuFaults, routeFaults, sizeFaults, vanishedFaults } from './faces.mjs';
import { integrityOf, releaseFolder, releasePath, SHELL } from './formats.mjs';
import { readOwners, signatureFaults } from './owners.mjs';
import { filesOf, liveReleases, readRelease, readReleasesOf, readShell } from './read.mjs';
import { UserError } from '../user-error.mjs';
import { satisfiesKernel } from './versions.mjs';

/**
 * Throws unless this version is published, its files are those that were published, and it fits the other live versions.
 * @param {object} channel as it would be afterwards
 */
export async function requireFit(store, channel, name, version, options) {
  const faults = await fitFaults(store, channel, name, version, options);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
}

/**
 * Why a published version does not fit the live versions of a channel, one sentence each.
 * @param {import('./folder-store.mjs').Store} store @param {import('./formats.mjs').Channel} channel
 * @param {string} name @param {string} version
 * @param {{ before?: import('./formats.mjs').Channel, drops?: readonly string[] }} [options] `before`: the channel whose screens must
 * stay, but for `drops`
 * @returns {Promise<string[]>}
 */
export async function fitFaults(store, channel, name, version, { before, drops = [] } = {}) {
  const release = await readRelease(store, name, version);
  if (!release)
    throw new UserError(`${name} ${version} is not published: ${releasePath(name, version)} is missing.`);
  const files = await requireFiles(store, release);
  const owners = await readOwners(store);
  const releaseOf = await readReleasesOf(store, channel);
  const others = liveReleases(channel, releaseOf);
  const signature = signatureFaults(owners, release);
  if (name === SHELL) return [...signature, ...others.flatMap((remote) => kernelFault(remote, release))];
  const live = before && entryOf(before, name)?.version;
  return [
    ...signature,
    ...kernelFault(release, await readShell(store, channel)),
    ...routeFaults(release, others),
    ...menuFaults(release, others),
    ...(live ? vanishedFaults(release, await readRelease(store, name, live), drops) : []),
    ...sizeFaults(release, files, owners?.remotes[name]?.budgetKb),
  ];
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
  const contents = [];
  for (const [file, integrity] of Object.entries(filesOf(release))) {
    const path = `${releaseFolder(release.name, release.version)}/${file}`;
    const content = await store.read(path);
    if (!content) throw new UserError(`${path} was removed: publish a new version.`);
    if (integrityOf(content.bytes) !== integrity)
      throw new UserError(`${path} is not the file that was published.`);
    contents.push(content.bytes);
  }
  return contents;
}

/** One sentence when the shell's kernel is not what the remote needs. */
const kernelFault = ({ name, version, needs }, shell) =>
  !shell || satisfiesKernel(needs.kernel, shell.kernel)
    ? []
    : [`${name} ${version} needs kernel ${needs.kernel}; shell ${shell.version} has ${shell.kernel}.`];
