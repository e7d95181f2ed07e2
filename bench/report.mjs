// The common frame of benchmarks and soak tests: options, the table on the console, and the file in `reports`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { log, UserError } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { runMain } from '../tooling/start/processes.mjs';
import { formatTable } from '../tooling/start/table.mjs';

/**
 * One limit and what was measured; `measured` is null when the measurement failed, `note` says why or in which spread.
 * @typedef {{ id: string, what: string, limit: string, measured: number | null, unit?: string, isMet: boolean, note?: string }} Row
 */

/**
 * A row that is met up to a limit.
 * @param {string} id of the goal, such as P1, or '' @param {string} what
 * @param {number} limit @param {number | null} measured @param {string} [unit] @param {string} [note] @returns {Row}
 */
export const atMost = (id, what, limit, measured, unit, note) =>
  rowOf(id, what, `≤ ${limit}`, measured, isNumber(measured) && measured <= limit, unit, note);

/**
 * A row that is met from a limit on. Parameters as of `atMost`. @returns {Row}
 * @param {string} id @param {string} what @param {number} limit @param {number | null} measured
 * @param {string} [unit] @param {string} [note]
 */
export const atLeast = (id, what, limit, measured, unit, note) =>
  rowOf(id, what, `≥ ${limit}`, measured, isNumber(measured) && measured >= limit, unit, note);

const isNumber = (value) => Number.isFinite(value);

function rowOf(id, what, limit, measured, isMet, unit, note) {
  const value = isNumber(measured) ? Math.round(measured * 1000) / 1000 : null;
  return {
    id,
    what,
    limit: unit ? `${limit} ${unit}` : limit,
    measured: value,
    ...(unit && { unit }),
    isMet,
    ...(note && { note }),
  };
}

/**
 * The parsed options of a benchmark's command line.
 * @param {string[]} args @param {number} standard rounds without `--rounds`
 * @param {Record<string, { type: 'string' | 'boolean' }>} [more] further options
 */
function readOptions(args, standard, more = {}) {
  try {
    const { values } = parseArgs({
      args,
      options: { rounds: { type: 'string' }, strict: { type: 'boolean' }, ...more },
    });
    const rounds = Number(values.rounds ?? standard);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on.');
    return { ...values, rounds, strict: values.strict === true };
  } catch (error) {
    throw new UserError(error.message);
  }
}

/**
 * Runs a benchmark as the main function of a command: prints its rows, and writes them unless `--only` asked for a part. The
 * exit code is 0 when it ran, and 1 when a goal is missed and `--strict` is set.
 * @param {string} name of the file, such as web
 * @param {{ rounds: number, options?: Record<string, { type: 'string' | 'boolean' }> }} standard
 * @param {(options: Record<string, any> & { rounds: number }) => Promise<Row[]>} measure
 */
export function runBenchmark(name, { rounds, options: more }, measure) {
  runMain(async () => {
    const options = readOptions(process.argv.slice(2), rounds, more);
    const rows = await measure(options);
    logRows(rows);
    // A part is no result.
    if (options.only === undefined) writeReport(`bench-${name}`, rows, { rounds: options.rounds });
    return options.strict && rows.some(({ isMet }) => !isMet) ? 1 : 0;
  });
}

/**
 * Writes `reports/<name>.json`.
 * @param {string} name @param {Row[]} rows @param {object} [more] further fields
 */
export function writeReport(name, rows, more) {
  mkdirSync(at('reports'), { recursive: true });
  const file = { name, at: new Date().toISOString(), machine: machine(), rows, ...more };
  writeFileSync(at('reports', `${name}.json`), `${JSON.stringify(file, null, 2)}\n`);
}

function machine() {
  const all = cpus();
  return {
    cpu: all[0]?.model ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: Math.round(loadavg()[0] * 10) / 10,
    node: process.version,
  };
}

/** @param {Row} row */
export const measuredText = ({ measured, unit }) =>
  measured === null ? 'not measured' : `${measured}${unit ? ` ${unit}` : ''}`;

/** @param {Row[]} rows */
export function logRows(rows) {
  const cells = rows.map((row) => [
    row.isMet ? '✓' : '✗',
    row.id,
    row.what,
    row.limit,
    measuredText(row),
    row.note ?? '',
  ]);
  log(`\n${formatTable([['', rows[0]?.id ? 'goal' : '', '', 'limit', 'measured', ''], ...cells])}\n`);
}
