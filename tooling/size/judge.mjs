// What was measured against what is allowed. Sizes in bytes here, in KB of 1024 bytes in the budget.
const KB = 1024;

/**
 * @typedef {{ shellScripts: number, page: number, scriptRequestsBeforeFirstPaint: number, federationOverhead: number, remotes: Record<string, number> }} Budgets
 * @typedef {{ shellScripts: number, page: number, scriptRequests: number, emptyRemote: number, remotes: Record<string, number> }} Measured
 * @typedef {{ what: string, measured: number, allowed: number | undefined, unit: string, ok: boolean }} Line
 */

/** One line per promise. @param {Measured} measured @param {Budgets} budgets @returns {Line[]} */
export function judge(measured, budgets) {
  const size = (what, bytes, allowed) => ({
    what,
    measured: Math.round((bytes / KB) * 100) / 100,
    allowed,
    unit: 'KB',
    ok: allowed !== undefined && bytes <= allowed * KB,
  });
  const unknown = Object.keys(budgets.remotes).filter((name) => !(name in measured.remotes));
  return [
    size('shell, scripts until usable', measured.shellScripts, budgets.shellScripts),
    size('page, HTML and styles', measured.page, budgets.page),
    size('a remote with nothing in it', measured.emptyRemote, budgets.federationOverhead),
    ...Object.entries(measured.remotes).map(([name, bytes]) =>
      size(`remote ${name}`, bytes, budgets.remotes[name]),
    ),
    {
      what: 'scripts before first paint',
      measured: measured.scriptRequests,
      allowed: budgets.scriptRequestsBeforeFirstPaint,
      unit: '',
      ok: measured.scriptRequests <= budgets.scriptRequestsBeforeFirstPaint,
    },
    // A budget without its remote means that something was not measured.
    ...unknown.map((name) => ({
      what: `remote ${name}`,
      measured: NaN,
      allowed: budgets.remotes[name],
      unit: 'KB',
      ok: false,
    })),
  ];
}

/** @param {Line[]} lines */
export function table(lines) {
  const cell = (value, unit) =>
    value === undefined || Number.isNaN(value) ? '–' : `${value} ${unit}`.trim();
  return lines
    .map(({ what, measured, allowed, unit, ok }) =>
      [
        ok ? '✓' : '✗',
        what.padEnd(28),
        cell(measured, unit).padStart(12),
        'of',
        cell(allowed, unit).padStart(9),
      ].join(' '),
    )
    .join('\n');
}
