// Reads a remote's live version and builds its registry entry.
import { integrityOf, MANIFEST, parseManifest, parsePointer, POINTER } from './formats.mjs';
import { UserError } from '../user-error.mjs';

/** @typedef {import('./stores.mjs').Store} Store @typedef {import('./formats.mjs').Manifest} Manifest */

export const pointerPath = (name) => `${name}/${POINTER}`;

/** The pointer of a remote; undefined when nothing of it is live. @param {Pick<Store, 'read'>} store @param {string} name */
export async function readPointer(store, name) {
  const bytes = await store.read(pointerPath(name));
  return bytes && parsePointer(bytes, pointerPath(name));
}

/**
 * The manifest of a published version whose files are those that were built. Throws a sentence for anything else.
 * @param {Pick<Store, 'read'>} store @param {string} name @param {string} version @param {string} [folder]
 */
export async function readRelease(store, name, version, folder = `${name}/${version}`) {
  const path = `${folder}/${MANIFEST}`;
  const bytes = await store.read(path);
  if (!bytes) throw new UserError(`${name} ${version} is not published: ${path} is missing.`);
  const manifest = parseManifest(bytes, path);
  if (manifest.name !== name || manifest.version !== version)
    throw new UserError(`${path} describes ${manifest.name} ${manifest.version}.`);
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await store.read(`${folder}/${file}`);
    if (!content) throw new UserError(`${folder}/${file} is missing.`);
    if (integrityOf(content) !== integrity)
      throw new UserError(`${folder}/${file} is not the file that was built.`);
  }
  return manifest;
}

/**
 * What is live of a remote. `entry` is undefined when the current version cannot be shown; `spare` is the entry of the previous
 * version then, if that is whole.
 * @param {Store} store @param {string} name @param {(version: string) => Promise<Manifest>} [releaseOf]
 * @returns {Promise<{ entry?: RegistryEntry, spare?: RegistryEntry, problem?: string }>}
 */
export async function readLive(store, name, releaseOf = (version) => readRelease(store, name, version)) {
  try {
    const pointer = await readPointer(store, name);
    if (!pointer) return {};
    const [current, previous] = await Promise.allSettled([
      releaseOf(pointer.current),
      pointer.previous === undefined ? undefined : releaseOf(pointer.previous),
    ]);
    const problem = [current, previous].find(({ status }) => status === 'rejected')?.reason;
    if (problem && !(problem instanceof UserError)) throw problem;
    const whole = previous.status === 'fulfilled' ? previous.value : undefined;
    return {
      ...(current.status === 'fulfilled'
        ? { entry: entryOf(store.base, current.value, whole) }
        : whole && { spare: entryOf(store.base, whole) }),
      ...(problem && { problem: problem.message }),
    };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}

/**
 * @typedef {{ version: string, container: string, entry: string, integrity: string, kernel: string,
 *   lazy?: { entry: string, integrity: string } }} RegistryBuild
 * @typedef {RegistryBuild & import('./formats.mjs').PublicParts} BuildWithPublicParts
 * @typedef {BuildWithPublicParts & { previous?: RegistryBuild & Partial<import('./formats.mjs').PublicParts> }} RegistryEntry
 */

/**
 * The entry of a remote in the registry. `previous` has those of its public fields that differ from the current ones.
 * @param {string} base @param {Manifest} current @param {Manifest} [previous] @returns {RegistryEntry}
 */
export function entryOf(base, current, previous) {
  const { name, ...publicParts } = publicPartsOf(current);
  return {
    name,
    ...buildOf(base, current),
    ...publicParts,
    ...(previous && { previous: { ...buildOf(base, previous), ...changedFace(previous, current) } }),
  };
}

const publicPartsOf = ({ name, routes, nav, widgets, home }) => ({
  name,
  routes,
  nav,
  widgets,
  ...(home && { home }),
});

function buildOf(base, { name, version, container, entry, lazy, kernel, files }) {
  const scriptOf = (file) => ({ entry: `${base}/${name}/${version}/${file}`, integrity: files[file] });
  return { version, container, ...scriptOf(entry), ...(lazy && { lazy: scriptOf(lazy) }), kernel };
}

function changedFace(release, current) {
  const full = { home: [], ...publicPartsOf(current) };
  return Object.fromEntries(
    Object.entries({ home: [], ...publicPartsOf(release) }).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(full[field]),
    ),
  );
}
