// Opens every screen of every version in use with the shell of a deployment. `npm run release -- matrix` prints the table;
// `promote` checks its own version only.
import { readChannel, readRelease } from '@segue/releases';
import { log, UserError } from '../start/log.mjs';
import { checkScreens, screensOf } from './check-screens.mjs';
import { stageDeployment } from './staged-deployment.mjs';
import { startTestProduct } from './test-product.mjs';

/** Versions are checked side by side. */
const PAGES = 3;
/** A page that reported a version within this time may be open. */
const IN_USE_MS = 24 * 3_600_000;

/** @typedef {{ remote: string, version: string }} Version */
/** @typedef {import('@segue/releases').Store} Store */
/** @typedef {import('./check-screens.mjs').Row} Row */

/**
 * Every version that a page may run: of all channels the current, the previous and the canary one, and what pages have reported
 * since yesterday.
 * @param {import('@segue/releases').FolderStore} store @returns {Promise<Version[]>}
 */
export async function versionsInUse(store, now = Date.now()) {
  const found = new Map();
  const add = (remote, version) =>
    version && found.set(`${remote}@${version}`, { remote, version: String(version) });
  for (const file of await store.list('channels')) {
    const name = /^([a-z][a-z0-9-]*)\.json$/.exec(file)?.[1];
    if (!name) continue;
    for (const [remote, entry] of Object.entries((await readChannel(store, name)).remotes)) {
      for (const version of [entry.version, entry.previous, entry.canary?.version]) add(remote, version);
    }
  }
  for (const remote of await store.list('releases')) {
    if (remote === 'shell') continue;
    for (const version of await store.list(`releases/${remote}`)) {
      const seenAt = await store.modifiedAt(`releases/${remote}/${version}/.seen`);
      if (seenAt !== null && now - seenAt < IN_USE_MS) add(remote, version);
    }
  }
  return [...found.values()];
}

/**
 * Opens each screen of these versions with the shell of the deployment, or with a published one. Writes nothing to it.
 * @param {Store} store @param {{ versions: readonly Version[], shell?: string | undefined }} options
 * @returns {Promise<Row[]>}
 */
export async function checkVersions(store, { versions, shell }) {
  const releases = await Promise.all(
    versions.map(async ({ remote, version }) => {
      const release = await readRelease(store, remote, version);
      if (!release) throw new UserError(`There is no published ${remote} ${version}.`);
      return release;
    }),
  );
  const product = await startTestProduct((to) => stageDeployment(store, { to, versions, shell }));
  try {
    const queue = releases.map((release, index) => ({ release, index }));
    /** @type {Row[][]} */
    const rows = [];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const screens = screensOf(next.release, product.params);
        rows[next.index] = await checkScreens(product.context, next.release, screens);
      }
    };
    await Promise.all(Array.from({ length: PAGES }, work));
    return rows.flat();
  } finally {
    await product.stop();
  }
}

/**
 * The gate of a promotion: throws, naming each screen, when a version does not fit the shell.
 * @param {Store} store @param {{ versions: readonly Version[], shell?: string | undefined }} options
 */
export async function checkRelease(store, options) {
  const rows = await checkVersions(store, options);
  const failed = rows.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return rows;
  const what = [...new Set(failed.map(({ remote, version }) => `${remote} ${version}`))].join(', ');
  throw new UserError(`${what} does not work with this shell; nothing was changed.`, tableOf(failed));
}

/** One line for each screen. @param {readonly Row[]} rows */
export function tableOf(rows) {
  const cells = rows.map(({ remote, version, screen, ms, problem }) => [
    problem === null ? '✓' : '✗',
    `${remote} ${version}`,
    screen,
    `${ms} ms`,
    problem ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {readonly Row[]} rows @param {number} started of `performance.now()` */
export function logMatrix(rows, started) {
  const failed = rows.filter(({ problem }) => problem !== null).length;
  const versions = new Set(rows.map(({ remote, version }) => `${remote}@${version}`)).size;
  log(tableOf(rows));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`${versions} versions, ${rows.length} screens, ${failed} failed (${seconds} s)`);
}
