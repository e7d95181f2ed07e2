import { errors, type ErrorCode } from '@segue/contract';
import { adviceOn, titleOf } from '../lists/failed-search';
import { failureOf } from './failure';

test.each<[ErrorCode, number | undefined, unknown, string | null]>([
  ['tooMany', undefined, 'Too many searches.', 'Wait a moment, then try again.'],
  [
    'appRefused',
    undefined,
    'This site’s Spotify access isn’t set up correctly.',
    'Tell the person who runs it.',
  ],
  ['providerUnavailable', undefined, 'Spotify isn’t answering.', null],
  [
    'providerUnavailable',
    1500,
    expect.stringMatching(/^Spotify asks us to wait until (\w+day (at )?)?\d+:\d\d [AP]M\.$/),
    null,
  ],
])('a search refused with %s (Retry-After: %s) shows why [SEARCH-23]', (code, retryAfterS, title, advice) => {
  const { status, message } = errors[code];
  const answer = { kind: 'answered', status, message, body: { code, message } } as const;
  const failure = failureOf({ ...answer, ...(retryAfterS !== undefined && { retryAfterS }) }, null);
  expect([titleOf(failure, 'spotify'), adviceOn(failure)]).toEqual([title, advice]);
});
