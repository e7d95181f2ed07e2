// A deployment in a folder of this machine. Readers see the old or the new content of a file, never a part.
import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withLock } from './file-lock.mjs';

/** Another process has changed or created the file first. */
export class ConflictError extends Error {
  name = 'ConflictError';

  /** @param {string} path */
  constructor(path) {
    super(`${path} was changed by another process.`);
  }
}

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
  return {
    folder: root,
    base: '',
    /** Runs a task while no other process changes a channel. @template T @param {() => Promise<T>} task @returns {Promise<T>} */
    exclusive: (task) => withLock(at('channels/.lock'), task, onWait),

    /** @param {string} path @returns {Promise<{ text: string, bytes: Buffer, etag: string } | null>} */
    async read(path) {
      const bytes = contentOf(at(path));
      return bytes && { text: String(bytes), bytes, etag: etagOf(bytes) };
    },

    /** Rejects with ConflictError when the file exists. @param {string} path @param {string | Uint8Array} content */
    async create(path, content) {
      const draft = draftOf(at(path), content);
      try {
        // A hard link fails when the file exists, and appears with its whole content.
        linkSync(draft, at(path));
      } catch (error) {
        throw error.code === 'EEXIST' ? new ConflictError(path) : error;
      } finally {
        rmSync(draft, { force: true });
      }
    },

    /**
     * Call it inside `exclusive`: between the comparison and the replacement another process could write.
     * @param {string} path @param {string | Uint8Array} content @param {string} etag
     */
    async replace(path, content, etag) {
      const present = contentOf(at(path));
      if (!present || etagOf(present) !== etag) throw new ConflictError(path);
      writeAtomically(at(path), content);
    },

    /** @param {string} path @returns {Promise<string[]>} */
    async list(path) {
      try {
        return readdirSync(at(path)).sort();
      } catch (error) {
        if (error.code === 'ENOENT') return [];
        throw error;
      }
    },

    /** @param {string} path */
    async remove(path) {
      rmSync(at(path), { recursive: true, force: true });
    },

    /** @param {string} path @returns {Promise<number | null>} */
    async modifiedAt(path) {
      return statSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? null;
    },
  };
}

/** Writes a file so that a reader sees the old or the new content. @param {string} path @param {string | Uint8Array} content */
export function writeAtomically(path, content) {
  renameSync(draftOf(path, content), path);
}

function draftOf(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  return draft;
}

const etagOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
