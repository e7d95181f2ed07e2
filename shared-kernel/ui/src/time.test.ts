import { formatDuration, formatRelativeTime } from './time';

const NOW = new Date(2025, 10, 21, 15, 45, 30).getTime();
const at = (...when: [number, number, number, number?, number?, number?]) => new Date(...when).toISOString();
const before = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('durations', () => {
  test('61000 ms read 1:01 [DATA-06]', () => {
    expect(formatDuration(61_000)).toBe('1:01');
  });

  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [59_999, '0:59'],
    [600_000, '10:00'],
    [3_599_999, '59:59'],
    [3_600_000, '1:00:00'],
    [4_355_000, '1:12:35'],
  ])('%d ms read %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });

  test.each([null, Number.NaN, Number.POSITIVE_INFINITY])('%s reads –:–– [DATA-33]', (unknown) => {
    expect(formatDuration(unknown)).toBe('–:––');
  });
});

describe('relative times', () => {
  test.each([0, 1_000, 59_999])("%d ms ago reads 'Just now' [TIME-01]", (elapsed) => {
    expect(formatRelativeTime(before(elapsed), NOW)).toBe('Just now');
  });

  test("a future time reads 'Just now', because clocks differ", () => {
    expect(formatRelativeTime(before(-3 * HOUR), NOW)).toBe('Just now');
  });

  test.each([
    [MINUTE, '1 minute ago'],
    [5 * MINUTE, '5 minutes ago'],
    [HOUR - 1, '59 minutes ago'],
  ])('%d ms ago reads %s [TIME-02]', (elapsed, words) => {
    expect(formatRelativeTime(before(elapsed), NOW)).toBe(words);
  });

  test.each([
    [HOUR, '1 hour ago'],
    [24 * HOUR - 1, '23 hours ago'],
  ])('%d ms ago reads %s [TIME-03]', (elapsed, words) => {
    expect(formatRelativeTime(before(elapsed), NOW)).toBe(words);
  });

  test('yesterday, a day or more ago, reads with its time [TIME-04]', () => {
    expect(formatRelativeTime(at(2025, 10, 20, 15, 45), NOW)).toBe('Yesterday at 3:45 PM');
    expect(formatRelativeTime(at(2025, 10, 20, 0, 5), NOW)).toBe('Yesterday at 12:05 AM');
  });

  test('before yesterday, under 7 days, reads as days [TIME-05]', () => {
    expect(formatRelativeTime(at(2025, 10, 19, 23, 59), NOW)).toBe('2 days ago');
    expect(formatRelativeTime(at(2025, 10, 15, 0, 1), NOW)).toBe('6 days ago');
  });

  test('7 days ago and older reads as a short date [TIME-06]', () => {
    expect(formatRelativeTime(at(2025, 10, 14, 23, 59), NOW)).toBe('Nov 14, 2025');
    expect(formatRelativeTime(at(2025, 3, 10, 12, 0), NOW)).toBe('Apr 10, 2025');
  });

  test('an invalid time reads as a dash and is reported [ERR-43]', () => {
    expect(formatRelativeTime('not a date', NOW)).toBe('—');
    expect(formatRelativeTime('', NOW)).toBe('—');
  });

  test("a missing time reads 'Never'", () => {
    expect(formatRelativeTime(null, NOW)).toBe('Never');
    expect(formatRelativeTime(undefined, NOW)).toBe('Never');
  });
});
