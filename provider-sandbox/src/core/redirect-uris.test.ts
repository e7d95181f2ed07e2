import { isRegisteredRedirect, withQuery } from './redirect-uris';

const REGISTERED = [
  'http://127.0.0.1/callback',
  'https://music.example/callback',
  'http://127.0.0.1:5000/fixed',
];

test.each([
  ['http://127.0.0.1:4000/callback', true],
  ['https://music.example/callback', true],
  ['http://127.0.0.1:5000/fixed', true],
  ['http://127.0.0.1:5001/fixed', false],
  ['http://127.0.0.1:4000/callback/', false],
  ['http://[::1]:4000/callback', false],
  ['http://localhost:4000/callback', false],
  ['http://music.example/callback', false],
  ['http://127.0.0.1:4000@evil.example/callback', false],
])('redirect URI %s is accepted: %s', (uri, expected) => {
  expect(isRegisteredRedirect(REGISTERED, uri)).toBe(expected);
});

test('localhost is refused even when it is registered', () => {
  expect(isRegisteredRedirect(['http://localhost:4000/callback'], 'http://localhost:4000/callback')).toBe(
    false,
  );
});

test('parameters are added to the existing query of a redirect URI', () => {
  expect(withQuery('http://127.0.0.1/callback?from=here', { code: 'c', state: null })).toBe(
    'http://127.0.0.1/callback?from=here&code=c',
  );
});
