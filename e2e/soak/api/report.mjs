// The result of a soak test: a table of limits and figures on the console, and `reports/soak-<name>.json`.
import { loadavg } from 'node:os';
import { atLeast as atLeastOf, atMost as atMostOf, logRows, writeReport } from '../../../bench/report.mjs';
import { log } from '../../../tooling/start/log.mjs';

/** @typedef {import('../../../bench/report.mjs').Row} Row */

/**
 * A row that is met up to a limit.
 * @param {string} what @param {number} limit @param {number | null} measured null when it could not be measured
 * @param {string} [unit] @param {string} [note] @returns {Row}
 */
export const atMost = (what, limit, measured, unit, note) => atMostOf('', what, limit, measured, unit, note);

/**
 * A row that is met from a limit on. Parameters as of `atMost`. @returns {Row}
 * @param {string} what @param {number} limit @param {number | null} measured @param {string} [unit] @param {string} [note]
 */
export const atLeast = (what, limit, measured, unit, note) =>
  atLeastOf('', what, limit, measured, unit, note);

/**
 * A row that is met when nothing was found; the note has the first findings.
 * @param {string} what @param {readonly unknown[]} findings @returns {Row}
 */
export const none = (what, findings) => atMost(what, 0, findings.length, undefined, firstOf(findings));

const FINDING_CHARACTERS = 300;
const firstOf = (findings) =>
  [...new Set(findings.map((finding) => String(finding).slice(0, FINDING_CHARACTERS)))]
    .slice(0, 3)
    .join('; ');

/**
 * Prints the rows and writes them.
 * @param {string} name of the soak test @param {Row[]} rows
 * @returns {boolean} whether every limit is met
 */
export function report(name, rows) {
  logRows(rows);
  log(`load of the machine: ${loadavg()[0].toFixed(1)}; written to reports/soak-${name}.json`);
  writeReport(`soak-${name}`, rows);
  return rows.every(({ isMet }) => isMet);
}
