// A copy of a deployment in a temporary folder: a test reads the same files, and writes nothing to the deployment.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readChannel, readRelease, releaseFolder, writeAtomically } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

/**
 * Copies the live registry, the shell and these releases.
 * @param {import('../releases/folder-store.mjs').Store} store
 * @param {{ to: string, releases: readonly import('../releases/formats.mjs').Release[], shell?: string }} options `shell`: a
 * published version instead of the live one
 */
export async function stageDeployment(store, { to, releases, shell }) {
  const copy = async (release, folder, ...facts) => {
    const from = releaseFolder(release.name, release.version);
    for (const file of [...facts, ...Object.keys(filesOf(release))])
      writeAtomically(join(to, folder ?? from, file), (await store.read(`${from}/${file}`)).bytes);
  };
  const registry = JSON.parse((await store.read('registry.json'))?.text ?? '{"schema":1,"remotes":[]}');
  // Every visitor gets the stable builds.
  const remotes = registry.remotes.map(({ canary: _, ...remote }) => remote);
  writeAtomically(join(to, 'registry.json'), JSON.stringify({ ...registry, revision: 'matrix', remotes }));
  const live = await Promise.all(
    remotes.flatMap(({ name, version, previous }) =>
      [version, previous?.version].map((one) => one && readRelease(store, name, one)),
    ),
  );
  for (const release of [...live, ...releases].filter(Boolean))
    await copy(release, undefined, 'release.json');
  const released = shell ?? (await readChannel(store)).shell?.version;
  if (released) {
    const release = await readRelease(store, 'shell', released);
    if (!release) throw new UserError(`There is no published shell ${released}.`);
    return copy(release, 'shell');
  }
  if (!store.folder) {
    throw new UserError('The shell of this deployment was not published: its screens cannot be opened.');
  }
  cpSync(join(store.folder, 'shell'), join(to, 'shell'), { recursive: true });
}
