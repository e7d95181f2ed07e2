import { readChannel, readRelease } from '../releases/index.mjs';

/** A page that reported a version within this time may be open. */
const IN_USE_MS = 24 * 3_600_000;

/** @typedef {{ remote: string, version: string }} Version */

/**
 * Every version that a page may run: of all channels the current, the previous and the canary one, and what pages have reported
 * since yesterday. At a remote address, which lists no files, only what the channel `production` names.
 * @param {import('../releases/folder-store.mjs').FolderStore} store @returns {Promise<Version[]>}
 */
export async function versionsInUse(store, now = Date.now()) {
  const found = new Map();
  const add = (remote, version) =>
    version && found.set(`${remote}@${version}`, { remote, version: String(version) });
  const list = store.list ?? (async (path) => (path === 'channels' ? ['production.json'] : []));
  for (const file of await list('channels')) {
    const name = /^([a-z][a-z0-9-]*)\.json$/.exec(file)?.[1];
    if (!name) continue;
    for (const [remote, entry] of Object.entries((await readChannel(store, name)).remotes)) {
      for (const version of [entry.version, entry.previous, entry.canary?.version]) add(remote, version);
    }
  }
  for (const remote of await list('releases')) {
    if (remote === 'shell') continue;
    for (const version of await list(`releases/${remote}`)) {
      const seenAt = await store.modifiedAt(`releases/${remote}/${version}/.seen`);
      if (seenAt !== null && now - seenAt < IN_USE_MS) add(remote, version);
    }
  }
  const used = [...found.values()];
  // The files of a previous version may have been removed.
  const releases = await Promise.all(used.map(({ remote, version }) => readRelease(store, remote, version)));
  return used.filter((_, index) => releases[index] !== undefined);
}
