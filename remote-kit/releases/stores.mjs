// Where the remotes of a deployment are: in a folder, or below an address that takes PUT requests, such as an S3 bucket behind a proxy
// that checks a bearer token. Paths are `<remote>/live.json` and `<remote>/<version>/<file>`.
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.mjs';

const TIMEOUT_MS = 10_000;
const TYPES = { js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml' };
const ENCODINGS = { br: 'br', gz: 'gzip' };

/**
 * `base` begins the addresses of files in pages. `stamp` changes with the content of a file, and is undefined when there is none.
 * @typedef {{ base: string, read: (path: string) => Promise<Buffer | undefined>, stamp: (path: string) => Promise<string | undefined>,
 *   write: (path: string, content: string | Uint8Array) => Promise<void>, list?: (path?: string) => Promise<string[]>,
 *   remove?: (path: string) => Promise<void> }} Store
 */

/** @template T @param {Promise<T>} reading */
const ifThere = (reading) =>
  reading.catch((error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return undefined;
    throw error;
  });

let drafts = 0;

/** @param {string} root @returns {Required<Store>} */
export function folderStore(root) {
  const at = (path) => join(root, path);
  return {
    base: '/remotes',
    read: (path) => ifThere(readFile(at(path))),
    async stamp(path) {
      const found = await ifThere(stat(at(path)));
      return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
    },
    // Others see the old or the new content, never a part.
    async write(path, content) {
      const draft = `${at(path)}.${process.pid}-${(drafts += 1)}.draft`;
      mkdirSync(dirname(draft), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, at(path));
    },
    async list(path = '') {
      const found = (await ifThere(readdir(at(path), { withFileTypes: true }))) ?? [];
      return found.flatMap((one) => (one.isDirectory() || one.isSymbolicLink() ? [one.name] : [])).sort();
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

/** @param {string} url @param {{ token?: string | undefined }} [options] `token` is sent as a bearer token @returns {Store} */
export function httpStore(url, { token } = {}) {
  const base = url.replace(/\/+$/, '');
  const { protocol, hostname } = new URL(base);
  // A token and the code of the page must not travel in the clear.
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost'].includes(hostname))
    throw new UserError(`${base} is not https.`);

  async function request(path, { headers, ...options } = {}) {
    const address = `${base}/${path}`;
    const response = await fetch(address, {
      ...options,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      // Following would let an answer choose whose scripts are trusted.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error) => {
      throw new UserError(`${address} cannot be reached: ${error.cause?.message ?? error.message}.`);
    });
    if (!response.ok && response.status !== 404)
      throw new UserError(`${options.method ?? 'GET'} ${address} was answered with ${response.status}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok ? bytes : undefined;
  }

  const read = (path) => request(path);
  return {
    base,
    read,
    stamp: async (path) => (await read(path))?.toString(),
    async write(path, content) {
      const [kind, encoding] = path.split('.').reverse();
      const isCopy = ENCODINGS[kind] !== undefined;
      const type = TYPES[isCopy ? encoding : kind] ?? 'application/octet-stream';
      const written = await request(path, {
        method: 'PUT',
        body: content,
        headers: { 'content-type': type },
      });
      if (!written) throw new UserError(`PUT ${base}/${path} was answered with 404.`);
    },
  };
}
