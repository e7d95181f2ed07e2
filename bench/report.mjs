// Rows of limits and measurements of benchmarks and soak tests: comparisons, the table on the console, the file in `reports`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { log } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { formatTable } from '../remote-kit/cli/table.mjs';

/**
 * One limit and what was measured; `measured` is null when the measurement failed, `note` has its spread or its cause.
 * @typedef {{ id?: string, what: string, limit: string, measured: number | null, unit?: string, isMet: boolean, note?: string }} Row
 * @typedef {(what: string, limit: number, measured: number | null, unit?: string, note?: string) => Row} MakeRow
 */

/** @param {string} sign @param {(measured: number, limit: number) => boolean} isMet @returns {MakeRow} */
const rowsWith = (sign, isMet) => (what, limit, measured, unit, note) => ({
  what,
  limit: `${sign} ${limit}${unit ? ` ${unit}` : ''}`,
  measured: Number.isFinite(measured) ? Math.round(measured * 1000) / 1000 : null,
  ...(unit && { unit }),
  isMet: Number.isFinite(measured) && isMet(measured, limit),
  ...(note && { note }),
});
export const atMost = rowsWith('≤', (measured, limit) => measured <= limit);
export const atLeast = rowsWith('≥', (measured, limit) => measured >= limit);

/** A row that is met when nothing was found; its note has the first findings. @param {string} what @param {readonly unknown[]} findings */
export function none(what, findings) {
  const texts = new Set(findings.map((finding) => String(finding).slice(0, 300)));
  return atMost(what, 0, findings.length, undefined, [...texts].slice(0, 3).join('; '));
}

/** @param {string} id such as P1 @param {Row[]} rows @returns {Row[]} */
export const ofGoal = (id, rows) => rows.map((row) => ({ id, ...row }));

/** The value that this share of all values does not exceed, interpolated; NaN of nothing. @param {readonly number[]} values @param {number} share 0..1 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  return below === undefined ? NaN : below + (above - below) * (place % 1);
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {readonly number[]} values @param {number} [digits] */
export const middleHalf = (values, digits = 2) =>
  `${quantile(values, 0.25).toFixed(digits)} to ${quantile(values, 0.75).toFixed(digits)} in the middle half`;

/**
 * Compares two sides that were measured in turn, round by round.
 * @param {readonly number[]} side @param {readonly number[]} base
 * @returns {{ ratio: number, spread: string }} the median of the ratios
 */
export function compare(side, base) {
  const ratios = side.map((value, round) => value / base[round]);
  return { ratio: median(ratios), spread: middleHalf(ratios) };
}

/** @param {Row} row */
export const measuredText = ({ measured, unit }) =>
  measured === null ? 'not measured' : `${measured}${unit ? ` ${unit}` : ''}`;

/**
 * Prints the rows and writes them to `reports/<name>.json`.
 * @param {string} name @param {Row[]} rows @param {object} [more] further fields of the file
 * @returns {boolean} whether every limit is met
 */
export function report(name, rows, more) {
  const cells = rows.map((row) => [
    row.isMet ? '✓' : '✗',
    row.id ?? '',
    row.what,
    row.limit,
    measuredText(row),
    row.note ?? '',
  ]);
  log(`\n${formatTable([['', '', '', 'limit', 'measured', ''], ...cells])}\n`);
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: Math.round(loadavg()[0] * 10) / 10,
    node: process.version,
  };
  mkdirSync(at('reports'), { recursive: true });
  const file = { name, at: new Date().toISOString(), machine, rows, ...more };
  writeFileSync(at('reports', `${name}.json`), `${JSON.stringify(file, null, 2)}\n`);
  return rows.every(({ isMet }) => isMet);
}
