// Changes of a deployment: publish a version, point to it, roll back, remove old ones. Only one remote's files are written.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { jsonText, MANIFEST } from './formats.mjs';
import { pointerPath, readPointer, readRelease } from './live.mjs';
import { UserError } from '../user-error.mjs';

/** @typedef {import('./stores.mjs').Store} Store */

const COMPRESSED = /\.(js|css|html|svg|webmanifest|txt)$/;

/** A file with Brotli and gzip copies of texts, which servers send as they are. @param {Pick<Store, 'write'>} store @param {string} path @param {Buffer} content */
export async function writeWithCopies(store, path, content) {
  if (COMPRESSED.test(path)) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await store.write(`${path}.br`, brotliCompressSync(content, { params }));
    await store.write(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  await store.write(path, content);
}

/**
 * Publishes a build. False when this version was published with the same content; another content is refused.
 * @param {Store} store @param {import('./formats.mjs').Manifest} manifest @param {(file: string) => Promise<Buffer>} contentOf
 */
export async function publish(store, manifest, contentOf) {
  const { name, version } = manifest;
  const folder = `${name}/${version}`;
  const text = jsonText(manifest);
  const present = await store.read(`${folder}/${MANIFEST}`);
  if (present && String(present) === text) return false;
  if (present)
    throw new UserError(`${name} ${version} is already published with other content: raise the version.`);
  for (const file of Object.keys(manifest.files))
    await writeWithCopies(store, `${folder}/${file}`, await contentOf(file));
  // Last: it says that the version is complete.
  await store.write(`${folder}/${MANIFEST}`, text);
  return true;
}

/** Makes a published version live. Returns the version before. @param {Store} store @param {string} name @param {string} version */
export async function promote(store, name, version) {
  await readRelease(store, name, version);
  // A damaged pointer must not keep a good version away.
  const before = (await readPointer(store, name).catch(() => undefined))?.current;
  if (before !== version) await point(store, name, { current: version, previous: before });
  return before;
}

/** Returns to the version before. @param {Store} store @param {string} name */
export async function rollback(store, name) {
  const pointer = await readPointer(store, name);
  if (!pointer?.previous) throw new UserError(`${name} has no previous version: promote one.`);
  await readRelease(store, name, pointer.previous);
  await point(store, name, { current: pointer.previous, previous: pointer.current });
  return { from: pointer.current, to: pointer.previous };
}

const point = (store, name, pointer) => store.write(pointerPath(name), jsonText(pointer));

/**
 * Removes all versions but the newest `keep`, the current and the previous one.
 * @param {Store} store @param {string} name @param {number} keep @returns {Promise<string[]>} the removed ones
 */
export async function prune(store, name, keep) {
  if (!store.list || !store.remove) throw new UserError('prune needs the folder of the deployment.');
  const pointer = await readPointer(store, name);
  const versions = (await store.list(name)).sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const removed = versions
    .slice(keep)
    .filter((version) => ![pointer?.current, pointer?.previous].includes(version));
  for (const version of removed) await store.remove(`${name}/${version}`);
  return removed;
}
