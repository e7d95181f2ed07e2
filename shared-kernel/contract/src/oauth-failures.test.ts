import { oauthFailureQuery, oauthFailureText, readOAuthFailure, withoutOAuthFailure } from './oauth-failures';

const read = (query: string) => readOAuthFailure(new URLSearchParams(query));

describe('an OAuth failure in an address', () => {
  it('is read back as the server wrote it', () => {
    const query = oauthFailureQuery('access_denied', 'soundcloud');
    expect(readOAuthFailure(query)).toEqual({ error: 'access_denied', provider: 'soundcloud' });
  });

  it('is null without an error', () => {
    expect(read('tab=connections&provider=spotify')).toBeNull();
  });

  it.each(['Call this number', '', 'constructor'])('has the general sentence for the code "%s"', (code) => {
    const failure = read(`error=${encodeURIComponent(code)}&provider=spotify`);
    expect(failure).toEqual({ error: 'unexpected', provider: 'spotify' });
    expect(failure && oauthFailureText(failure, 'connect')).toBe('Please try again.');
  });

  it('has the general sentence when the provider is unknown', () => {
    const failure = read('error=access_denied&provider=deezer');
    expect(failure && oauthFailureText(failure, 'sign-in')).toBe(
      'Signing in with the provider did not work. Please try again.',
    );
  });

  it('is removed from a query without the other parameters', () => {
    const query = new URLSearchParams('error=too_many&tab=connections&provider=spotify');
    expect(withoutOAuthFailure(query).toString()).toBe('tab=connections');
  });
});

it.each([
  ['sign-in', 'You declined at Spotify, so you are not signed in.'],
  ['connect', 'You declined at Spotify. You can connect any time.'],
] as const)('an OAuth failure while the user wants to %s has its own sentence', (purpose, sentence) => {
  expect(oauthFailureText({ error: 'access_denied', provider: 'spotify' }, purpose)).toBe(sentence);
});
