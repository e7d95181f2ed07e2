// Lists the builds of a checkout in its `dist`, which has the layout of a deployment. A version ends with a hash,
// `1.0.0+<hash>`, so that a change needs no new version during development.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtManifest } from '../cli/build.mjs';
import {
  folderStore,
  jsonText,
  promote,
  prune,
  publish,
  readLive,
  readRelease,
  writeWithCopies,
} from '../releases/index.mjs';

/** The page refers to all other files. */
const PAGE = ['index.html', 'shell.json'];

/**
 * @param {object} options
 * @param {string} options.checkout its root
 * @param {readonly string[]} options.names what was built: remotes, or `shell`
 * @param {readonly string[]} options.remotes all remotes of the checkout
 */
export async function listBuilds({ checkout, names, remotes }) {
  const store = folderStore(join(checkout, 'dist/remotes'));
  for (const name of names.filter((one) => one !== 'shell')) {
    const folder = join(checkout, 'remotes', name);
    const built = builtManifest(folder);
    const version = `${built.version}+${hashOf([['', JSON.stringify(built)]])}`;
    // One that is damaged is written again.
    await readRelease(store, name, version).catch(() => store.remove(`${name}/${version}`));
    await publish(store, { ...built, version }, (file) => readFile(join(folder, 'dist', file)));
    await promote(store, name, version);
    await prune(store, name, 0);
  }
  const gone = (await store.list()).filter((name) => !remotes.includes(name));
  for (const name of gone) await store.remove(name);
  if (names.includes('shell')) await placeShell(join(checkout, 'shell/dist'), join(checkout, 'dist/shell'));
}

/** The entries of the remotes that are listed in a checkout's `dist`, in the order of names. @param {string} checkout */
export async function listedRemotes(checkout) {
  const store = folderStore(join(checkout, 'dist/remotes'));
  const live = await Promise.all((await store.list()).map((name) => readLive(store, name)));
  return live.flatMap(({ entry }) => entry ?? []);
}

/** Copies the shell, the page last. Earlier files stay: open pages may still request lazy ones. */
async function placeShell(from, to) {
  const store = folderStore(to);
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(^|\/)\.|\.map$/.test(file) && statSync(join(from, file)).isFile())
    .sort((one, other) => PAGE.indexOf(one) - PAGE.indexOf(other) || one.localeCompare(other));
  const contents = new Map(files.map((file) => [file, readFileSync(join(from, file))]));
  const info = JSON.parse(String(contents.get('shell.json')));
  contents.set(
    'shell.json',
    Buffer.from(jsonText({ ...info, version: `${info.version}+${hashOf(contents)}` })),
  );
  const former = JSON.parse(String((await store.read('shell.json')) ?? '{}'));
  for (const [file, content] of contents)
    if (!(await store.read(file))?.equals(content)) await writeWithCopies(store, file, content);
  const kept = [...files, ...(former.files ?? [])];
  for (const name of readdirSync(join(to, 'assets')))
    if (!kept.includes(`assets/${name.replace(/\.(br|gz)$/, '')}`)) rmSync(join(to, 'assets', name));
}

function hashOf(contents) {
  const hash = createHash('sha256');
  for (const [file, content] of contents) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 11);
}
