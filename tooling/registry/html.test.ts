import { DATA_PLACEHOLDER, fillHtml, HEAD_PLACEHOLDER, matchesRoute } from './html.mjs';

const template = `<head>${HEAD_PLACEHOLDER}</head><body>${DATA_PLACEHOLDER}</body>`;
const registry = {
  remotes: [
    { entry: '/a.js', integrity: 'sha384-a', routes: [{ path: '/home' }] },
    { entry: '/b.js', integrity: 'sha384-b', routes: [{ path: '/playlists' }, { path: '/playlists/:id' }] },
  ],
};
const fill = (address: string, config: unknown = {}) =>
  fillHtml(template, { registry, config, address, nonce: 'abc' });

test('the remote of the address is preloaded with the hash it will be checked against', () => {
  expect(fill('/playlists/7')).toContain(
    '<link rel="preload" as="script" href="/b.js" crossorigin="anonymous" integrity="sha384-b">',
  );
});

test('an address of no remote preloads nothing', () => {
  expect(fill('/sign-in')).not.toContain('rel="preload"');
});

test('the nonce stands where styled-components looks for it and nowhere else', () => {
  expect(fill('/home').match(/abc/g)).toHaveLength(1);
  expect(fill('/home')).toContain('<meta property="csp-nonce" nonce="abc">');
});

test('no value can end the element it stands in', () => {
  expect(fill('/home', { name: '</script><script>alert(1)</script>' })).not.toContain('alert(1)</script>');
});

test('a value with replacement patterns arrives as it is', () => {
  expect(fill('/home', { name: "$& $' $1" })).toContain("$& $' $1");
});

test.each([
  ['/playlists/:id', '/playlists/7', true],
  ['/playlists/:id', '/playlists/', false],
  ['/playlists/:id', '/playlists/7/more', false],
  ['/home', '/home/', true],
  ['/home', '/homes', false],
])('route %s and address %s: %s', (route, address, expected) => {
  expect(matchesRoute(route, address)).toBe(expected);
});
