// Prints the matrix of a run of the fault tests, and writes `docs/faults.md`. The table may be run in parts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { log } from '../../../tooling/start/log.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * One test of the run.
 * @typedef {{
 *   fault: { number: number, of: number, name: string, made: string, seen: string, cure: string, report?: string, limit: string, state: string },
 *   measured: { remote: string, ms: number | null, problems: string[] }[],
 * }} Row
 */

const RESULTS = 'reports/remote-faults.json';

/** The tests of the last run. @returns {Row[]} */
function readRun() {
  const { suites } = JSON.parse(readFileSync(at('reports/soak.json'), 'utf8'));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).flatMap(({ tests }) => {
    const notes = Object.fromEntries(
      tests[0].annotations.map(({ type, description }) => [type, description]),
    );
    return notes.fault ? [{ fault: JSON.parse(notes.fault), measured: JSON.parse(notes.measured) }] : [];
  });
}

/** Adds the rows of a run to those of earlier runs. @param {Row[]} run @returns {Row[]} in the order of the table */
function withEarlier(run) {
  const earlier = existsSync(at(RESULTS)) ? JSON.parse(readFileSync(at(RESULTS), 'utf8')) : [];
  const numbers = run.map(({ fault }) => fault.number);
  const rows = [...earlier.filter(({ fault }) => !numbers.includes(fault.number)), ...run];
  const { of: total } = rows.at(-1)?.fault ?? { of: 0 };
  return rows
    .filter(({ fault }) => fault.of === total)
    .sort((one, other) => one.fault.number - other.fault.number);
}

const isGood = ({ problems }) => problems.length === 0;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const slowestOf = (measured) => Math.max(0, ...measured.map(({ ms }) => ms ?? 0));

/** @param {Row[]} rows */
function print(rows) {
  const width = Math.max(0, ...rows.map(({ fault }) => fault.name.length));
  for (const { fault, measured } of rows) {
    const marks = measured.map((one) => `${isGood(one) ? '✓' : '✗'} ${one.remote}`).join('  ');
    log(
      `${fault.name.padEnd(width)}  ${fault.state.padEnd(27)}  ${marks}  slowest ${seconds(slowestOf(measured))}`,
    );
  }
  const all = rows.flatMap(({ measured }) => measured);
  log(`${rows.length} tests, ${all.length} cases, ${all.filter((one) => !isGood(one)).length} failed`);
}

/** @param {Row[]} rows */
function documentOf(rows) {
  const names = [...new Set(rows.map(({ fault }) => fault.name))];
  const lines = names.map((name) => {
    const own = rows.filter(({ fault }) => fault.name === name);
    const measured = own.flatMap((row) => row.measured);
    const { made, seen, cure, report, limit } = own[0].fault;
    const passed = `${measured.filter(isGood).length} of ${measured.length}`;
    return `| ${[name, made, seen, cure, report ?? '–', limit, passed, seconds(slowestOf(measured))].join(' | ')} |`;
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

/** Prints the last run; writes the document as soon as every test of the table has run. */
export function writeFaults() {
  const run = readRun();
  print(run);
  const rows = withEarlier(run);
  writeFileSync(at(RESULTS), JSON.stringify(rows));
  if (rows.length === rows[0]?.fault.of) writeFileSync(at('docs/faults.md'), documentOf(rows));
}
