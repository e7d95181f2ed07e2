import { percentile, spread, tally } from './figures.mjs';

test('a percentile is a value that was really measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
});

test('of nothing there is no figure', () => {
  expect(spread([])).toMatchObject({ count: 0, p99: Number.NaN, max: Number.NaN });
});

test('what occurs is counted', () => {
  expect(tally([200, 429, 200])).toEqual({ 200: 2, 429: 1 });
});
