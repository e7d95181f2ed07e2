import { DomainError } from '../../failure';
import { networkError } from '../../providers/connection-failures';
import { ProviderError } from '../../providers/music-provider';
import { outcomeOf, type Outcome } from './outcome';

const again = (mayHaveArrived: boolean, retryAfterS: number | null = null): Outcome => ({
  mayHaveArrived,
  retryAfterS,
});
const needsToken: Outcome = { needsToken: true, mayHaveArrived: false, retryAfterS: null };
const withCode = (code: string) => networkError(Object.assign(new Error(code), { code }));

test.each<[string, Error, Outcome]>([
  ['a refused connection', withCode('ECONNREFUSED'), again(false)],
  ['an unknown name', withCode('ENOTFOUND'), again(false)],
  ['a connection that was reset', withCode('ECONNRESET'), again(true)],
  ['an answer that does not come', withCode('UND_ERR_HEADERS_TIMEOUT'), again(true)],
  ['a time limit', networkError(new DOMException('late', 'TimeoutError')), again(true)],
  ['a failing service', new ProviderError('upstream', { reason: 'status 500' }), again(true)],
  ['an unreadable answer', new ProviderError('malformed'), again(true)],
  ['a paused client', new ProviderError('upstream', { reason: 'paused after failures' }), again(false)],
  ['a limit of requests', new ProviderError('rate', { retryAfterS: 30 }), again(false, 30)],
  ['a refused token', new ProviderError('auth'), needsToken],
  ['no connection of the user', new DomainError('notConnected'), needsToken],
  [
    'a token that cannot be renewed now',
    new DomainError('providerUnavailable', { retryAfterS: 1 }),
    again(false, 1),
  ],
  ['a refused listen', new ProviderError('forbidden', { reason: 'status 400' }), 'done'],
  ['a song that was deleted', new ProviderError('not-found'), 'done'],
])('scrobbling: what follows %s [SCROBBLE-04]', (_what, error, outcome) => {
  expect(outcomeOf(error)).toEqual(outcome);
});

test('scrobbling: an error of this program is no failure of a service', () => {
  expect(() => outcomeOf(new TypeError('a bug'))).toThrow('a bug');
});
