import { isSeen, readRelease, versionsIn, versionsNamed } from '../releases/index.mjs';

/**
 * Every version that a page may run: those that channels name, and what pages have reported since yesterday.
 * @param {import('../releases/folder-store.mjs').Store} store @returns {Promise<import('../releases/formats.mjs').Release[]>}
 */
export async function versionsInUse(store, now = Date.now()) {
  const found = await versionsNamed(store);
  for (const one of await versionsIn(store)) if (await isSeen(store, one, now)) found.push(one);
  const releases = new Map();
  for (const { name, version } of found)
    if (name !== 'shell') releases.set(`${name}@${version}`, await readRelease(store, name, version));
  // The files of a previous version may have been removed.
  return [...releases.values()].filter(Boolean);
}
