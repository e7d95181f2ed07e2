// Compares measured sizes with the budget. Measured in bytes, budgets in KB of 1024 bytes.

/**
 * @typedef {{ shellScripts: number, page: number, scriptRequestsBeforeFirstPaint: number, federationOverhead: number, remotes: Record<string, number> }} Budgets
 * @typedef {{ shellScripts: number, page: number, scriptRequests: number, emptyRemote: number, remotes: Record<string, number> }} Measured
 * @typedef {{ what: string, measured: number, allowed: number, unit: string, isWithin: boolean }} Row a missing number is NaN
 */

/** @param {Measured} measured @param {Budgets} budgets @returns {Row[]} */
export function compare(measured, budgets) {
  return [
    size('shell, scripts until usable', measured.shellScripts, budgets.shellScripts),
    size('page with its frame', measured.page, budgets.page),
    size('a remote with nothing in it', measured.emptyRemote, budgets.federationOverhead),
    ...compareRemotes(measured.remotes, budgets.remotes),
    row('scripts before first paint', measured.scriptRequests, budgets.scriptRequestsBeforeFirstPaint),
  ];
}

const row = (what, value = NaN, allowed = NaN, unit = '') => ({
  what,
  measured: Math.round(value * 100) / 100,
  allowed,
  unit,
  isWithin: value <= allowed,
});
const size = (what, bytes, allowed) => row(what, bytes / 1024, allowed, 'KB');

/** @param {Record<string, number>} measured @param {Record<string, number>} budgets @returns {Row[]} */
export const compareRemotes = (measured, budgets) =>
  [...new Set([...Object.keys(measured), ...Object.keys(budgets)])].map((name) =>
    size(`remote ${name}`, measured[name], budgets[name]),
  );

/** @param {Row[]} rows */
export function formatRows(rows) {
  const cell = (value, unit) => (Number.isNaN(value) ? '–' : `${value} ${unit}`.trim());
  return rows
    .map(({ what, measured, allowed, unit, isWithin }) => {
      const [size, limit] = [cell(measured, unit).padStart(12), cell(allowed, unit).padStart(9)];
      return `${isWithin ? '✓' : '✗'} ${what.padEnd(28)} ${size} of ${limit}`;
    })
    .join('\n');
}
