// Figures of many measurements, and how they look in a terminal.

/** @param {readonly number[]} values @param {number} share 0..1 */
export function percentile(values, share) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

/** @param {readonly number[]} values milliseconds */
export function spread(values) {
  return {
    count: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    max: values.length === 0 ? Number.NaN : percentile(values, 1),
  };
}

/** How often each value occurs. @param {readonly (string | number)[]} values */
export function tally(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const ms = (value) => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0)).padStart(8);

export const spreadHeader = `${''.padEnd(34)}${['calls', 'p50', 'p95', 'p99', 'max'].map((word) => word.padStart(8)).join('')}`;

/** One line of a table; times in milliseconds. @param {string} name @param {ReturnType<typeof spread>} figures */
export function spreadLine(name, { count, p50, p95, p99, max }) {
  return `${name.padEnd(34)}${String(count).padStart(8)}${[p50, p95, p99, max].map(ms).join('')}`;
}
