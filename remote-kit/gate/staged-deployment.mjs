// A copy of a deployment in a temporary folder: a test reads the same files, and writes nothing to the deployment.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readChannel, readRelease, releaseFolder, writeAtomically } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

/**
 * Copies the live registry, the shell and the releases of `versions`.
 * @param {import('../releases/folder-store.mjs').Store} store
 * @param {{ to: string, versions: readonly { remote: string, version: string }[], shell?: string }} options `shell`: a published
 * version instead of the live one
 */
export async function stageDeployment(store, { to, versions, shell }) {
  const copy = async (from, files, folder = from) => {
    for (const file of files)
      writeAtomically(join(to, folder, file), (await store.read(`${from}/${file}`)).bytes);
  };
  const registry = JSON.parse((await store.read('registry.json'))?.text ?? '{"schema":1,"remotes":[]}');
  // Every visitor gets the stable builds.
  const remotes = registry.remotes.map(({ canary: _, ...remote }) => remote);
  writeAtomically(join(to, 'registry.json'), JSON.stringify({ ...registry, revision: 'matrix', remotes }));
  const live = remotes.flatMap(({ name, version, previous }) =>
    [version, previous?.version].filter(Boolean).map((one) => ({ remote: name, version: one })),
  );
  for (const { remote, version } of [...live, ...versions]) {
    const release = await readRelease(store, remote, version);
    const files = release
      ? ['release.json', release.entry, ...(release.lazy ? [release.lazy.file] : [])]
      : [];
    await copy(releaseFolder(remote, version), files);
  }
  const released = shell ?? (await readChannel(store)).shell?.version;
  if (released) {
    const release = await readRelease(store, 'shell', released);
    if (!release) throw new UserError(`There is no published shell ${released}.`);
    return copy(releaseFolder('shell', released), Object.keys(release.files), 'shell');
  }
  if (!store.folder) {
    throw new UserError('The shell of this deployment was not published: its screens cannot be opened.');
  }
  cpSync(join(store.folder, 'shell'), join(to, 'shell'), { recursive: true });
}
