// Summaries of a few rounds.

/** @param {readonly number[]} values @param {number} part 0..1 @returns {number} interpolated; NaN of nothing */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  return below === undefined ? NaN : below + (above - below) * (place % 1);
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** The middle half of the values, as `1.2 to 1.4`. @param {readonly number[]} values @param {number} [digits] */
export const quartiles = (values, digits = 2) =>
  `${quantile(values, 0.25).toFixed(digits)} to ${quantile(values, 0.75).toFixed(digits)}`;
