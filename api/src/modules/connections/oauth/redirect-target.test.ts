import { parseReturnTo } from './redirect-target';

test.each([
  ['/favorites', '/favorites'],
  ['/playlists/7?tab=spotify', '/playlists/7?tab=spotify'],
  ['/account-settings?tab=connections#spotify', '/account-settings?tab=connections'],
])('returnTo %j redirects to %j', (wanted, screen) => {
  expect(parseReturnTo(wanted)).toBe(screen);
});

test.each([
  '/favorites?next=https://evil.test',
  '/favorites?tab=%0d%0aSet-Cookie:a',
  '/favorites?tab=a\r\nLocation: //evil.test',
  '/favorites?tab=a&error=unexpected',
  '/favorites?error=unexpected',
])('the query of %j is dropped', (wanted) => {
  expect(parseReturnTo(wanted)).toBe('/favorites');
});

test.each([
  '//evil.test?tab=a',
  'https://evil.test/favorites',
  '/nowhere?tab=a',
  '?tab=a',
  '',
  ['/favorites'],
  null,
])('%j is not a screen', (wanted) => {
  expect(parseReturnTo(wanted)).toBeNull();
});
