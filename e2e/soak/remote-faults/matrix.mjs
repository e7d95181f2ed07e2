// Prints the matrix of a run of the fault tests, and writes `docs/faults.md`. The table may be run in parts: results of
// earlier runs are kept in `reports`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { log } from '../../../tooling/start/log.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const RESULTS = 'reports/remote-faults.json';

/**
 * One test of the table; `measured` is missing when it did not run.
 * @typedef {{
 *   fault: { name: string, made: string, seen: string, cure: string, report?: string, limit: string, state: string },
 *   measured?: { remote: string, ms: number | null, problems: string[] }[],
 * }} Row
 */

const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** The rows in a file of Playwright's JSON reporter. @param {string} path @returns {Row[]} */
function readRows(path) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return readJson(path)
    .suites.flatMap(specsOf)
    .flatMap(({ tests }) => {
      const noted = (type) => {
        const note = tests[0].annotations.find((one) => one.type === type);
        return note && JSON.parse(note.description);
      };
      return noted('fault') ? [{ fault: noted('fault'), measured: noted('measured') }] : [];
    });
}

const keyOf = ({ fault }) => `${fault.name}, ${fault.state}`;
const isGood = ({ problems }) => problems.length === 0;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const slowestOf = (measured) => Math.max(0, ...measured.map(({ ms }) => ms ?? 0));

/** @param {Row[]} rows */
function print(rows) {
  const width = Math.max(0, ...rows.map((row) => keyOf(row).length));
  for (const row of rows) {
    const marks = row.measured.map((one) => `${isGood(one) ? '✓' : '✗'} ${one.remote}`).join('  ');
    log(`${keyOf(row).padEnd(width)}  ${marks}  slowest ${seconds(slowestOf(row.measured))}`);
  }
  const all = rows.flatMap(({ measured }) => measured);
  log(`${rows.length} tests, ${all.length} cases, ${all.filter((one) => !isGood(one)).length} failed`);
}

/** @param {Row[]} rows */
function documentOf(rows) {
  const names = [...new Set(rows.map(({ fault }) => fault.name))];
  const lines = names.map((name) => {
    const own = rows.filter(({ fault }) => fault.name === name);
    const measured = own.flatMap((row) => row.measured ?? []);
    const { made, cure, report = '–', limit } = own[0].fault;
    const seen = own[0].fault.seen.replace('<Screen>', 'Terms');
    const result =
      measured.length > 0
        ? [`${measured.filter(isGood).length} of ${measured.length}`, seconds(slowestOf(measured))]
        : ['–', '–'];
    return `| ${[name, made, seen, cure, report, limit, ...result].join(' | ')} |`;
  });
  return `# What happens when a remote fails

Written by \`npm run soak -- remote-faults\` from \`e2e/soak/remote-faults\`; do not edit. Each fault is made in all remotes of the
registry at once, once opened directly and once walked to while a track plays. In every case the menu stays, the music goes on, the
page is not loaded again, and the fallback has no accessibility violation. \`npm run demo -- kill\` shows it in a browser.

| A remote … | Made by | The listener sees | Cured by | Report | Within | Passed | Slowest |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

/**
 * @param {string} list file of the JSON reporter with all tests @param {string} run the same of the tests that ran
 */
export function writeFaults(list, run) {
  const rows = readRows(run).filter(({ measured }) => measured);
  print(rows);
  const results = existsSync(at(RESULTS)) ? readJson(RESULTS) : {};
  for (const row of rows) results[keyOf(row)] = row.measured;
  writeFileSync(at(RESULTS), JSON.stringify(results));
  const table = readRows(list).map(({ fault }) => ({ fault, measured: results[keyOf({ fault })] }));
  writeFileSync(at('docs/faults.md'), documentOf(table));
}
