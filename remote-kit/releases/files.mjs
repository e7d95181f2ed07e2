// Files that other processes read meanwhile: they see the old or the new content, never a part.
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of a read; undefined when the file is missing. @template T @param {() => T} read */
export function ifThere(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} path @param {string | Uint8Array} content */
export const writeAtomically = (path, content) => renameSync(draftOf(path, content), path);

/** False when the file exists. @param {string} path @param {string | Uint8Array} content */
export function createFile(path, content) {
  const draft = draftOf(path, content);
  try {
    // A hard link fails when the file exists, and appears with its whole content.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function draftOf(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  return draft;
}
