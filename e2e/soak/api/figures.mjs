// Summaries of many measurements.

/** @param {readonly number[]} values milliseconds @returns {{ p50: number, max: number }} */
export function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return { p50: sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/** How often each value occurs. @param {readonly (string | number)[]} values */
export function countValues(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The value that this share of all values does not exceed. @param {readonly number[]} values @param {number} share from 0 to 1 */
export function partOf(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
