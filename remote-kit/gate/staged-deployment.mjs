// A copy of a deployment in a temporary folder: a test reads the same files, and writes nothing to the deployment.
import { readChannel, readRelease, releaseFolder } from '../releases/index.mjs';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.mjs';

/**
 * Copies the live registry, the shell and the releases of `versions`.
 * @param {import('../releases/folder-store.mjs').Store} store
 * @param {{ to: string, versions: readonly { remote: string, version: string }[], shell?: string }} options `shell`: a published
 * version instead of the live one
 */
export async function stageDeployment(store, { to, versions, shell }) {
  const registry = JSON.parse((await store.read('registry.json'))?.text ?? '{"schema":1,"remotes":[]}');
  // Every visitor gets the stable builds.
  const remotes = registry.remotes.map(({ canary: _, ...remote }) => remote);
  write(to, 'registry.json', JSON.stringify({ ...registry, revision: 'matrix', remotes }));
  const live = remotes.flatMap(({ name, version, previous }) =>
    [version, previous?.version].filter(Boolean).map((one) => ({ remote: name, version: one })),
  );
  for (const { remote, version } of [...live, ...versions]) await copyRelease(store, remote, version, to);
  const released = shell ?? (await readChannel(store)).shell?.version;
  if (released) return copyShell(store, released, to);
  if (!store.folder) {
    throw new UserError('The shell of this deployment was not published: its screens cannot be opened.');
  }
  cpSync(join(store.folder, 'shell'), join(to, 'shell'), { recursive: true });
}

async function copyRelease(store, remote, version, to) {
  const folder = releaseFolder(remote, version);
  const release = await readRelease(store, remote, version);
  if (!release) return;
  for (const file of ['release.json', release.entry, ...(release.lazy ? [release.lazy.file] : [])]) {
    write(to, `${folder}/${file}`, (await store.read(`${folder}/${file}`)).bytes);
  }
}

async function copyShell(store, version, to) {
  const release = await readRelease(store, 'shell', version);
  if (!release) throw new UserError(`There is no published shell ${version}.`);
  for (const path of Object.keys(release.files)) {
    write(to, `shell/${path}`, (await store.read(`${releaseFolder('shell', version)}/${path}`)).bytes);
  }
}

function write(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
