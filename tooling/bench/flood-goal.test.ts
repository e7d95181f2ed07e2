import { missedGoals } from './flood-goal.mjs';

const MET = { p99: 149, failures: 0, unanswered: 0, memoryMb: 299 };

test('a flood that nobody feels and that fits into memory meets the goal', () => {
  expect(missedGoals(MET)).toEqual([]);
});

test.each([
  [{ p99: 150 }, 'p99 of the rest below 150 ms'],
  [{ p99: Number.NaN }, 'p99 of the rest below 150 ms'],
  [{ failures: 1 }, 'no failure of the rest'],
  [{ unanswered: 1 }, 'every sign-in answered'],
  [{ memoryMb: 300 }, 'memory of the server below 300 MB'],
  [{ memoryMb: Number.NaN }, 'memory of the server below 300 MB'],
])('%j misses it', (seen, missed) => {
  expect(missedGoals({ ...MET, ...seen })).toEqual([missed]);
});

test('a machine that does not tell how much memory is used is judged by the rest', () => {
  expect(missedGoals({ ...MET, memoryMb: null })).toEqual([]);
});
