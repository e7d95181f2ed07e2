import { readRelease, versionsNamed } from '../releases/index.mjs';

/** A page that reported a version within this time may be open. */
const IN_USE_MS = 24 * 3_600_000;

/** @typedef {{ remote: string, version: string }} Version */

/**
 * Every version that a page may run: those that channels name, and what pages have reported since yesterday.
 * @param {import('../releases/folder-store.mjs').Store} store @returns {Promise<Version[]>}
 */
export async function versionsInUse(store, now = Date.now()) {
  const found = await versionsNamed(store);
  for (const name of (await store.list?.('releases')) ?? []) {
    for (const version of await store.list(`releases/${name}`)) {
      const seenAt = await store.modifiedAt(`releases/${name}/${version}/.seen`);
      if (now - seenAt < IN_USE_MS) found.push({ name, version });
    }
  }
  const used = new Map(
    found.filter(({ name }) => name !== 'shell').map((one) => [`${one.name}@${one.version}`, one]),
  );
  // The files of a previous version may have been removed.
  const releases = await Promise.all(
    [...used.values()].map(({ name, version }) => readRelease(store, name, version)),
  );
  return releases.flatMap((release) => (release ? [{ remote: release.name, version: release.version }] : []));
}
