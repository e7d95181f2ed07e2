import { DATA_PLACEHOLDER, fillHtml, HEAD_PLACEHOLDER, pageWith, registryWith } from './page.mjs';

const search = { name: 'search', entry: '/remotes/search/1.0.0/remoteEntry.aa.js', routes: [] };
const charts = { name: 'charts', entry: '/remotes/charts/1.0.0/remoteEntry.bb.js' };
const fromSource = { name: 'charts', entry: '/dev/charts/remoteEntry.cc.js', routes: [] };
const registry = { schema: 1, revision: 'r1', remotes: [search, charts] };

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const page = (value: unknown) =>
  `<head></head>${json('segue-config', { apiBase: '' })}${json('segue-registry', value)}`;

test('development: the remote from source replaces its released entry or is added', () => {
  const { remotes, revision } = registryWith(registry, [fromSource]);
  expect(remotes).toEqual([search, fromSource]);
  expect(revision).not.toBe('r1');
  const other = { ...fromSource, entry: '/dev/charts/remoteEntry.dd.js' };
  expect(registryWith(registry, [other]).revision).not.toBe(revision);
  const unreleased = { ...registry, remotes: [search] };
  expect(registryWith(unreleased, [fromSource]).remotes).toEqual([search, fromSource]);
});

test('development: the page has the entry from source and a short refresh', () => {
  const html = pageWith(page(registry), [fromSource]);
  expect(html).toContain(fromSource.entry);
  expect(html).toContain('"registryRefreshSeconds":2');
});

test('development: a value in the registry cannot close its element', () => {
  const hostile = { ...search, name: '</script><script>alert(1)</script>' };
  expect(pageWith(page({ ...registry, remotes: [hostile] }), [fromSource])).not.toContain('<script>alert');
});

test('development: HTML without a registry is passed on unchanged', () => {
  expect(pageWith('<h1>Not Segue</h1>', [fromSource])).toBe('<h1>Not Segue</h1>');
});

test('development: a shell from source gets the settings of the running Segue', () => {
  const shell = { template: '<!--segue:head--><!--segue:data--><i>source</i>', address: '/charts' };
  const html = pageWith(page(registry), [fromSource], shell);
  expect(html).toContain('<i>source</i>');
  expect(html).toContain('"apiBase":""');
  expect(html).toContain(fromSource.entry);
});

const template = `<head>${HEAD_PLACEHOLDER}</head><body>${DATA_PLACEHOLDER}</body>`;
const released = {
  remotes: [
    { entry: '/a.js', integrity: 'sha384-a', routes: [{ path: '/home' }] },
    { entry: '/b.js', integrity: 'sha384-b', routes: [{ path: '/playlists' }, { path: '/playlists/:id' }] },
  ],
};
const fill = (address: string, config: unknown = {}) =>
  fillHtml(template, { registry: released, config, address, nonce: 'abc' });

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
