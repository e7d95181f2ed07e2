import { formatDuration, formatRelativeTime } from './time';

const NOW = new Date(2025, 10, 21, 15, 45, 30).getTime();
const at = (...when: [number, number, number, number?, number?, number?]) => new Date(...when).toISOString();
const before = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [4_355_000, '1:12:35'],
  [null, '–:––'],
  [Number.NaN, '–:––'],
  [Number.POSITIVE_INFINITY, '–:––'],
])('a duration of %p ms reads %s [DATA-06] [DATA-33]', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

test.each<[string, string | null | undefined, string]>([
  ['under a minute ago [TIME-01]', before(59_999), 'Just now'],
  ['in the future, because clocks differ', before(-3 * HOUR), 'Just now'],
  ['a minute ago [TIME-02]', before(MINUTE), '1 minute ago'],
  ['under an hour ago [TIME-02]', before(HOUR - 1), '59 minutes ago'],
  ['an hour ago [TIME-03]', before(HOUR), '1 hour ago'],
  ['under a day ago [TIME-03]', before(24 * HOUR - 1), '23 hours ago'],
  ['yesterday [TIME-04]', at(2025, 10, 20, 15, 45), 'Yesterday at 3:45 PM'],
  ['yesterday after midnight [TIME-04]', at(2025, 10, 20, 0, 5), 'Yesterday at 12:05 AM'],
  ['before yesterday [TIME-05]', at(2025, 10, 19, 23, 59), '2 days ago'],
  ['under 7 days ago [TIME-05]', at(2025, 10, 15, 0, 1), '6 days ago'],
  ['7 days ago and older [TIME-06]', at(2025, 10, 14, 23, 59), 'Nov 14, 2025'],
  ['that is no date [ERR-43]', 'not a date', '—'],
  ['that is empty [ERR-43]', '', '—'],
  ['that is null', null, 'Never'],
  ['that is missing', undefined, 'Never'],
])('a time %s reads as words', (_, time, words) => {
  expect(formatRelativeTime(time, NOW)).toBe(words);
});
