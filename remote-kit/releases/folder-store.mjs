// A deployment in a folder of this machine.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../user-error.mjs';
import { withLock } from './file-lock.mjs';
import { createFile, ifThere, writeAtomically } from './files.mjs';

const ATTEMPTS = 40;
const RETRY_WITHIN_MS = 100;

/**
 * @typedef {ReturnType<typeof folderStore>} FolderStore
 * @typedef {Pick<FolderStore, 'base' | 'read' | 'create' | 'replace' | 'exclusive'> & Partial<FolderStore>} Store a folder, or an
 * origin; `base` is the origin's address
 */

/**
 * @param {string} folder
 * @param {{ onWait?: (message: string) => void }} [options]
 */
export function folderStore(folder, { onWait } = {}) {
  const root = resolve(folder);
  const at = (path) => join(root, path);
  const contentOf = (path) => ifThere(() => readFileSync(at(path)));
  return {
    folder: root,
    base: '',
    /** Runs a task while no other process changes a channel. @template T @param {() => Promise<T>} task @returns {Promise<T>} */
    exclusive: (task) => withLock(at('channels/.lock'), task, onWait),

    /** @param {string} path @returns {Promise<{ text: string, bytes: Buffer, etag: string } | undefined>} */
    async read(path) {
      const bytes = contentOf(path);
      return bytes && { text: String(bytes), bytes, etag: etagOf(bytes) };
    },

    /** False when the file exists. @param {string} path @param {string | Uint8Array} content */
    create: async (path, content) => createFile(at(path), content),

    /**
     * False when the file has another content than that of the etag. Call it inside `exclusive`: between the comparison and the
     * replacement another process could write.
     * @param {string} path @param {string | Uint8Array} content @param {string} etag
     */
    async replace(path, content, etag) {
      const present = contentOf(path);
      if (!present || etagOf(present) !== etag) return false;
      writeAtomically(at(path), content);
      return true;
    },

    /** @param {string} path @returns {Promise<string[]>} */
    list: async (path) => ifThere(() => readdirSync(at(path)).sort()) ?? [],

    /** @param {string} path */
    remove: async (path) => rmSync(at(path), { recursive: true, force: true }),

    /** In milliseconds since 1970; 0 when the file is missing. @param {string} path */
    modifiedAt: async (path) => statSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
}

const etagOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Replaces a file by compare-and-swap until no other process was faster.
 * @param {Store} store @param {string} path
 * @param {(text: string | undefined) => Promise<string | undefined>} change undefined leaves the file as it is
 */
export async function updateFile(store, path, change) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const present = await store.read(path);
    const text = await change(present?.text);
    if (text === undefined || text === present?.text) return;
    if (await (present ? store.replace(path, text, present.etag) : store.create(path, text))) return;
    await delay(Math.random() * RETRY_WITHIN_MS);
  }
  throw new UserError(`${path} is changed by others all the time: try again.`);
}
