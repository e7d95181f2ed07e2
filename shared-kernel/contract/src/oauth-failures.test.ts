import { oauthFailureQuery, oauthFailureText, readOAuthFailure, withoutOAuthFailure } from './oauth-failures';

const read = (query: string) => readOAuthFailure(new URLSearchParams(query));

test('an OAuth failure in an address is read back as the server wrote it', () => {
  const failure = { error: 'provider_busy', provider: 'soundcloud', until: 1_800_000_000_000 } as const;
  const query = oauthFailureQuery(failure.error, failure.provider, failure.until);
  expect(readOAuthFailure(query)).toEqual(failure);
});

test('an OAuth failure in an address is null without an error', () => {
  expect(read('tab=connections&provider=spotify')).toBeNull();
});

test.each([
  ['the code is unknown', 'error=Call+this+number&provider=spotify', 'spotify'],
  ['the code is a name of the language', 'error=constructor&provider=spotify', 'spotify'],
  ['the provider is unknown', 'error=access_denied&provider=deezer', null],
])('an OAuth failure in an address has the general message when %s', (_, query, provider) => {
  const failure = read(query);
  expect(failure).toMatchObject({ provider });
  expect(failure && oauthFailureText(failure, 'connect')).toMatch(/Please try again\.$/);
});

test('an OAuth failure in an address is removed from a query without the other parameters', () => {
  const query = new URLSearchParams('error=too_many&tab=connections&provider=spotify&until=3');
  expect(withoutOAuthFailure(query).toString()).toBe('tab=connections');
});

it.each([
  ['sign-in', 'You declined at Spotify, so you are not signed in.'],
  ['connect', 'You declined at Spotify. You can connect any time.'],
] as const)('an OAuth failure while the user wants to %s has its own sentence', (purpose, sentence) => {
  expect(oauthFailureText({ error: 'access_denied', provider: 'spotify', until: null }, purpose)).toBe(
    sentence,
  );
});

it.each([
  [
    'error=not_allowed',
    'Spotify doesn’t let this account use Segue yet. Ask the person who runs this site to add it.',
  ],
  [
    'error=owner_without_premium',
    'Spotify has blocked this site because its owner has no Premium subscription. Tell the person who runs it.',
  ],
  ['error=app_refused', 'This site’s Spotify access isn’t set up correctly. Tell the person who runs it.'],
  ['error=no_identity', 'Spotify didn’t say which account this is. Tell the person who runs this site.'],
  ...['', '&until=0', '&until=1600000000000', '&until=99999999999999', '&until=call+me'].map((until) => [
    `error=provider_busy${until}`,
    'Spotify asks us to wait. Please try again later.',
  ]),
])('an OAuth failure with "%s" has its own sentence', (query, sentence) => {
  const failure = read(`${query}&provider=spotify`);
  expect(failure && oauthFailureText(failure, 'sign-in')).toBe(sentence);
});

it('an OAuth failure of a service that asks to wait names the end of the wait [SEARCH-23]', () => {
  const failure = read(`error=provider_busy&provider=spotify&until=${Date.now() + 20_520_000}`);
  expect(failure && oauthFailureText(failure, 'sign-in')).toMatch(
    /^Spotify asks us to wait until (\w+day (at )?)?\d+:\d\d [AP]M\.$/,
  );
});
