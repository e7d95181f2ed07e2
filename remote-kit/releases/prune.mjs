// Removes the files of versions that no page uses any more. `release.json` stays, so that the version number stays taken.
import { addToLog } from './changes.mjs';
import { releaseFolder } from './formats.mjs';
import { readOwners, requireOperator } from './owners.mjs';
import { channelsOf, isSeen, readChannel, readLog, versionsNamed } from './read.mjs';

/**
 * @param {import('./folder-store.mjs').FolderStore} store
 * @param {{ olderThanMs: number, by: string, why?: string, now?: number,
 *   key?: import('./owners.mjs').Key | undefined }} options time since a channel last changed to or from
 * a version
 * @returns {Promise<{ name: string, version: string }[]>} what was removed
 */
export const prune = (store, options) => store.exclusive(() => pruneExclusively(store, options));

async function pruneExclusively(store, { olderThanMs, by: user, key, why = '', now = Date.now() }) {
  const by = requireOperator(await readOwners(store), key, 'prune') ?? user;
  const used = new Set((await versionsNamed(store)).map(({ name, version }) => `${name} ${version}`));
  const removed = [];
  for (const [key, { name, version, at, channel }] of await changesOf(store)) {
    const folder = releaseFolder(name, version);
    if (used.has(key) || now - at <= olderThanMs) continue;
    if (await isSeen(store, { name, version }, now)) continue;
    const files = (await store.list(folder)).filter((file) => file !== 'release.json');
    if (files.length === 0) continue;
    const { revision } = await readChannel(store, channel);
    const line = { by, remote: name, action: 'prune', from: version, to: null, why, revision };
    await addToLog(store, channel, { at: new Date(now).toISOString(), ...line });
    for (const file of files) await store.remove(`${folder}/${file}`);
    removed.push({ name, version });
  }
  return removed;
}

/** The last change of any channel that made each version live or left it; `at` in milliseconds since 1970. */
async function changesOf(store) {
  const changes = new Map();
  for (const channel of await channelsOf(store)) {
    for (const { remote: name, action, from, to, at } of await readLog(store, channel)) {
      for (const version of action === 'prune' ? [] : [from, to].filter(Boolean)) {
        const time = Date.parse(at);
        if ((changes.get(`${name} ${version}`)?.at ?? 0) <= time)
          changes.set(`${name} ${version}`, { name, version, at: time, channel });
      }
    }
  }
  return changes;
}
