import { playedFraction } from './progress-line';

test.each([
  [50, 200, 0.25],
  [-5, 200, 0],
  [300, 200, 1],
  [10, 0, 0],
  [10, Number.NaN, 0],
])('at %d of %d the share is %d', (position, duration, share) => {
  expect(playedFraction(position, duration)).toBe(share);
});
