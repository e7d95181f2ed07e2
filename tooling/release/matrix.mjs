// Opens every screen of every version in use with the shell of a deployment. `npm run release -- matrix` prints the table;
// `promote` checks its own version only.
import { jsonText, readChannel, readRelease, readShell, writeAtomically } from '@segue/releases';
import { log, secondsSince, UserError } from '../start/log.mjs';
import { at } from '../start/paths.mjs';
import { formatTable } from '../start/table.mjs';
import { checkScreens, screensOf } from './check-screens.mjs';
import { stageDeployment } from './staged-deployment.mjs';
import { startTestProduct } from './test-product.mjs';
import { versionsInUse } from './versions-in-use.mjs';

const REPORT = 'reports/compat.json';
/** Versions are checked side by side. */
const PAGES = 3;

/** @typedef {import('./versions-in-use.mjs').Version} Version */
/** @typedef {import('@segue/releases').FolderStore} Store */
/** @typedef {import('./check-screens.mjs').Row} Row */

/**
 * Opens each screen of these versions with the shell of the deployment, or with a published one. Writes nothing to it.
 * @param {Store} store @param {{ versions: readonly Version[], shell?: string | undefined }} options
 * @returns {Promise<Row[]>}
 */
async function checkVersions(store, { versions, shell }) {
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
 * The gate of a promotion: a remote is checked with the live shell, a shell with every version in use. Throws when a screen
 * fails.
 * @param {Store} store @param {string} name @param {string} version
 */
export async function checkPromotion(store, name, version) {
  if (name === 'shell') return checkAll(store, { versions: await versionsInUse(store), shell: version });
  if (!(await hasShell(store))) return log('The deployment has no shell yet: no screen was opened.');
  return checkAll(store, { versions: [{ remote: name, version }] });
}

/**
 * Checks every version in use, and a candidate. Throws when a screen fails.
 * @param {Store} store @param {Version} [candidate]
 * @returns {Promise<string>} the result in one line
 */
export async function runMatrix(store, candidate) {
  if (!(await hasShell(store))) throw new UserError('The deployment has no shell yet: promote one first.');
  const used = await versionsInUse(store);
  return checkAll(store, { versions: candidate ? [...used, candidate] : used });
}

const hasShell = async (store) => (await readShell(store, await readChannel(store))) !== undefined;

async function checkAll(store, options) {
  const started = performance.now();
  const rows = await checkVersions(store, options);
  writeAtomically(
    at(REPORT),
    jsonText({ at: new Date().toISOString(), shell: options.shell ?? 'live', rows }),
  );
  if (rows.length > 0) log(tableOf(rows));
  const namesOf = (list) => [...new Set(list.map(({ remote, version }) => `${remote} ${version}`))];
  const failed = rows.filter(({ problem }) => problem !== null);
  if (failed.length > 0) {
    throw new UserError(`${namesOf(failed).join(', ')} does not work with this shell; nothing was changed.`);
  }
  const count = `${namesOf(rows).length} versions, ${rows.length} screens`;
  return `${count}: all drawn (${secondsSince(started)}).`;
}

/** One line for each screen. @param {readonly Row[]} rows */
const tableOf = (rows) =>
  formatTable(
    rows.map(({ remote, version, screen, ms, problem }) => [
      problem === null ? '✓' : '✗',
      `${remote} ${version}`,
      screen,
      `${ms} ms`,
      problem ?? '',
    ]),
  );
