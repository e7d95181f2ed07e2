// The shell that draws the pages of a deployment on another origin. It is not released there: `--shell` names the folder that the
// server reads.
import { readRelease, releaseFolder } from '../releases/index.mjs';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.mjs';

/** What identifies a shell: the hash of its page, its version and its kernel. */
const FACTS = ['index.html', 'shell.json'];

/**
 * Writes down which shell the pages of an origin are drawn with. Promotions there then compare the kernel as well.
 * @param {import('../releases/index.mjs').Store} store @param {string} deployment folder with the shell
 */
export async function writeShellFacts(store, deployment) {
  for (const file of FACTS) {
    const path = `shell/${file}`;
    const content = readFileSync(join(deployment, path));
    const present = await store.read(path);
    if (present?.bytes.equals(content)) continue;
    await (present ? store.replace(path, content, present.etag) : store.create(path, content));
  }
}

/**
 * Copies what a drawing needs into a temporary folder with the layout of a deployment.
 * @template T
 * @param {import('../releases/index.mjs').Store} store @param {string | undefined} deployment
 * @param {import('../releases/index.mjs').Drawing} drawing
 * @param {(place: { folder: string, registry: object }) => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withCopy(store, deployment, { name, version, registry }, task) {
  if (!deployment) throw new UserError('name the folder that the server reads with --shell.');
  const folder = mkdtempSync(join(tmpdir(), 'segue-prerender-'));
  try {
    cpSync(join(deployment, 'shell'), join(folder, 'shell'), { recursive: true });
    if (name !== 'shell') {
      const { entry } = await readRelease(store, name, version);
      const path = `${releaseFolder(name, version)}/${entry}`;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), (await store.read(path)).bytes);
    }
    return await task({
      folder,
      registry: JSON.parse(JSON.stringify(registry).replaceAll(`${store.base}/`, '/')),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
