import { DATA_PLACEHOLDER, fillHtml, HEAD_PLACEHOLDER } from './html.mjs';

const template = `<head>${HEAD_PLACEHOLDER}</head><body>${DATA_PLACEHOLDER}</body>`;
const registry = {
  remotes: [
    { entry: '/a.js', integrity: 'sha384-a', routes: [{ path: '/home' }] },
    { entry: '/b.js', integrity: 'sha384-b', routes: [{ path: '/playlists' }, { path: '/playlists/:id' }] },
  ],
};
const fill = (address: string, config: unknown = {}) =>
  fillHtml(template, { registry, config, address, nonce: 'abc' });

test('HTML: preloads the remote of the URL, where it has one, with its integrity hash', () => {
  expect(fill('/playlists/7')).toContain(
    '<link rel="preload" as="script" href="/b.js" crossorigin="anonymous" integrity="sha384-b">',
  );
  expect(fill('/sign-in')).not.toContain('rel="preload"');
});

test('HTML: the nonce is only in the meta tag that styled-components reads', () => {
  expect(fill('/home').match(/abc/g)).toHaveLength(1);
  expect(fill('/home')).toContain('<meta property="csp-nonce" nonce="abc">');
});

test('HTML: values can neither close their element nor be replacement patterns', () => {
  expect(fill('/home', { name: '</script><script>alert(1)</script>' })).not.toContain('alert(1)</script>');
  expect(fill('/home', { name: "$& $' $1" })).toContain("$& $' $1");
});
