// Removes the files of versions that no page uses any more. `release.json` stays, so that the version number stays taken.
import { statesOf } from './channel.mjs';
import { addToLog } from './change-channel.mjs';
import { releaseFolder, SHELL } from './formats.mjs';
import { readOwners, requireOperator } from './owners.mjs';
import { readChannel, readLog } from './read.mjs';

/** Pages that reported a version within this time may be open. */
const SEEN_WITHIN_MS = 24 * 3_600_000;
const CHANNEL_FILE = /^([a-z][a-z0-9-]*)\.json$/;

/**
 * @param {import('./folder-store.mjs').FolderStore} store
 * @param {{ olderThanMs: number, by: string, why?: string, now?: number,
 *   key?: import('./owners.mjs').Key | undefined }} options time since the last channel left a version
 * @returns {Promise<{ name: string, version: string }[]>} what was removed
 */
export const prune = (store, options) => store.exclusive(() => pruneExclusively(store, options));

async function pruneExclusively(store, { olderThanMs, by: user, key, why = '', now = Date.now() }) {
  const by = requireOperator(await readOwners(store), key, 'prune') ?? user;
  const used = new Set();
  /** @type {Map<string, { name: string, version: string, at: number, channels: object[] }>} */
  const left = new Map();
  for (const channel of await channelsOf(store)) {
    const state = await readChannel(store, channel);
    for (const key of versionsIn(state).keys()) used.add(key);
    for (const [key, { name, version, at }] of departuresIn(await readLog(store, channel))) {
      const before = left.get(key);
      const channels = [...(before?.channels ?? []), { channel, revision: state.revision }];
      left.set(key, { name, version, at: Math.max(at, before?.at ?? 0), channels });
    }
  }
  const removed = [];
  for (const [key, { name, version, at, channels }] of left) {
    const folder = releaseFolder(name, version);
    if (used.has(key) || now - at <= olderThanMs) continue;
    if (now - ((await store.modifiedAt(`${folder}/.seen`)) ?? 0) <= SEEN_WITHIN_MS) continue;
    const files = (await store.list(folder)).filter((file) => file !== 'release.json');
    if (files.length === 0) continue;
    const line = {
      at: new Date(now).toISOString(),
      by,
      remote: name,
      action: 'prune',
      from: version,
      to: null,
      why,
    };
    for (const { channel, revision } of channels) await addToLog(store, channel, { ...line, revision });
    for (const file of files) await store.remove(`${folder}/${file}`);
    removed.push({ name, version });
  }
  await prunePrerendered(store, used, now - olderThanMs);
  return removed;
}

/** Removes pages that were drawn by shells which no channel names any more. `used`: `name version` of each version in use. */
async function prunePrerendered(store, used, before) {
  // A shell that was not released is in no channel.
  if (![...used].some((key) => key.startsWith(`${SHELL} `))) return;
  for (const name of await store.list('releases')) {
    for (const version of await store.list(`releases/${name}`)) {
      const folder = `${releaseFolder(name, version)}/prerendered`;
      for (const file of await store.list(folder)) {
        const shell = file.slice(0, file.lastIndexOf('-'));
        const path = `${folder}/${file}`;
        if (used.has(`${SHELL} ${shell}`) || ((await store.modifiedAt(path)) ?? 0) > before) continue;
        await store.remove(path);
      }
    }
  }
}

const channelsOf = async (store) =>
  (await store.list('channels')).flatMap((file) => CHANNEL_FILE.exec(file)?.[1] ?? []);

/** Current, previous and canary versions of a channel, by `name version`. */
function versionsIn({ shell, remotes }) {
  const entries = Object.entries({ ...remotes, ...(shell && { [SHELL]: shell }) });
  return new Map(
    entries.flatMap(([name, { version, previous, canary }]) =>
      [version, previous, canary?.version]
        .filter((one) => one !== undefined)
        .map((one) => [`${name} ${one}`, { name, version: one }]),
    ),
  );
}

/** When a channel left each version that it no longer uses, in milliseconds since 1970. @param {readonly object[]} lines */
function departuresIn(lines) {
  const departures = new Map();
  let before = new Map();
  for (const state of statesOf(lines)) {
    const present = versionsIn(state);
    for (const [key, version] of before) {
      if (!present.has(key)) departures.set(key, { ...version, at: Date.parse(state.change.at) });
    }
    for (const key of present.keys()) departures.delete(key);
    before = present;
  }
  return departures;
}
