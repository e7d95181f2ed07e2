import { askedToWait } from './asked-to-wait';

const now = new Date(2026, 10, 28, 12, 0, 30).getTime();
const after = (seconds: number) => askedToWait('spotify', now + seconds * 1000, now);

it.each([
  ['in seconds', 5, 'Spotify asks us to wait until 12:01 PM.'],
  ['after five hours and 42 minutes', 20_520, 'Spotify asks us to wait until 5:43 PM.'],
  ['tomorrow', 43_200, 'Spotify asks us to wait until Sunday 12:01 AM.'],
  ['in three days', 3 * 86_400, 'Spotify asks us to wait until Tuesday 12:01 PM.'],
])('a wait that ends %s is told with its end, in local time [SEARCH-23]', (_when, seconds, sentence) => {
  expect(after(seconds).replace(' at ', ' ')).toBe(sentence);
});
