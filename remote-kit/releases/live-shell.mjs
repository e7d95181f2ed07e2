// Copies the live shell of a deployment to `shell/`, where servers read it.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './files.mjs';
import { releaseFolder, SHELL } from './formats.mjs';
import { readRelease, readShell } from './read.mjs';

/** Open pages may still request lazy files of the shell build they were loaded with. */
const OLD_FILES_KEPT_MS = 2 * 24 * 3_600_000;
const COPIES = ['.br', '.gz', ''];
/** In this order after all others: the page refers to them, and `shell.json` says that the copy is complete. */
const LAST = ['index.html', 'shell.json'];

/** Copies the shell that the channel names unless it is there already. Call it while holding the lock. */
export async function placeShell(store, { shell }) {
  if (!shell || (await readShell(store))?.version === shell.version) return;
  const { files } = await readRelease(store, SHELL, shell.version);
  const from = join(store.folder, releaseFolder(SHELL, shell.version));
  const to = join(store.folder, 'shell');
  const previous = shell.previous && (await readRelease(store, SHELL, shell.previous));
  keepForOpenPages(to, Object.keys(previous?.files ?? {}));
  const inOrder = Object.keys(files).sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
  for (const file of inOrder) {
    for (const suffix of COPIES) copyIfChanged(join(from, file + suffix), join(to, file + suffix));
  }
  pruneAssets(join(to, 'assets'), files);
}

// The age of a file counts from when its shell was replaced.
function keepForOpenPages(folder, files) {
  const now = new Date();
  for (const file of files.flatMap((name) => COPIES.map((suffix) => join(folder, name + suffix)))) {
    if (existsSync(file)) utimesSync(file, now, now);
  }
}

function copyIfChanged(from, to) {
  if (!existsSync(from) || (existsSync(to) && readFileSync(to).equals(readFileSync(from)))) return;
  writeAtomically(to, readFileSync(from));
}

function pruneAssets(folder, files) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const isLive = files[`assets/${name.replace(/\.(br|gz|draft)$/, '')}`] !== undefined;
    const path = join(folder, name);
    if (!isLive && Date.now() - statSync(path).mtimeMs > OLD_FILES_KEPT_MS) rmSync(path);
  }
}
