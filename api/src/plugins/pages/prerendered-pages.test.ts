import {
  facesKey,
  integrityOf,
  prerenderedPathOf,
  QUERY_TEXT_MARK,
  SUPPORT_EMAIL_MARK,
  type Prerendered,
} from '@segue/remote-kit/releases';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { newOpaqueId } from '../../secrets/opaque-id';
import { remoteEntry, writeBuiltProduct } from '../../testing/built-product';
import { appPerFile, startTestApp, type TestApp } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const ADDRESS = '127.0.0.1:4140';
const dist = writeBuiltProduct(temporaryFolder());
const env = {
  SEGUE_DIST: dist,
  PUBLIC_URL: `http://${ADDRESS}`,
  SUPPORT_EMAIL: 'help@segue.test',
  LOG_LEVEL: 'error',
};
const server = appPerFile(env);
beforeEach(() => server.lines.splice(0));

const search = remoteEntry('search', ['/home']);
const REAL = {
  demoCatalogue: false,
  separateProviders: false,
  providers: ['spotify' as const, 'soundcloud' as const],
};
const pageHash = () => integrityOf(readFileSync(join(dist, 'shell/index.html')));
const pages = (html: string, route = '/home') => ({ [route]: { html, styles: '.a{color:red}' } });

type DrawnPages = Prerendered['variants'][number]['pages'];

function pairOf(container: string | null, drawn: DrawnPages, visitorPages: DrawnPages = {}): Prerendered {
  const variants = [{ settings: REAL, pages: drawn, visitorPages }];
  // The server keeps what it has read once, by its hash.
  const facts = { schema: 2 as const, renderer: randomUUID(), styledComponents: '6.6.0' };
  return { ...facts, shell: '1.0.0', page: pageHash(), container, variants };
}

/** Writes the pair of a version, and returns the entry of the registry with it. */
function prerender<Build extends { name: string; version: string }>(
  build: Build,
  pair: Prerendered,
  remotes: readonly unknown[] = [build],
) {
  const shown = { shell: '1.0.0', page: pageHash(), faces: facesKey(remotes) };
  const path = prerenderedPathOf(build.name, build.version, shown);
  const text = JSON.stringify(pair);
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
  return { ...build, prerendered: { file: `/${path}`, integrity: integrityOf(text) } };
}

/** Writes the registry with pages of the shell, which no remote draws. */
function writeShellPages(
  drawn: DrawnPages,
  visitorPages: DrawnPages = {},
  remotes: readonly unknown[] = [search],
) {
  const shell = { name: 'shell', version: '1.0.0' };
  const { prerendered } = prerender(shell, pairOf(null, drawn, visitorPages), remotes);
  writeRegistry(remotes, { prerendered });
}

let revision = 0;
const writeRegistry = (remotes: readonly unknown[], top: object = {}) =>
  writeFileSync(
    join(dist, 'registry.json'),
    JSON.stringify({ schema: 1, revision: `r${(revision += 1)}`, remotes, ...top }),
  );

const open = (url: string, { app }: TestApp = server, cookie = '') =>
  app.inject({ url, headers: { accept: 'text/html', host: ADDRESS, ...(cookie && { cookie }) } });

const HTML = `<main id="main">Hello <a href="mailto:${SUPPORT_EMAIL_MARK}">${SUPPORT_EMAIL_MARK}</a></main>`;
const EMPTY_ROOT = '<div id="root"></div>';

test('a prerendered screen is in the answer with its styles, the nonce and the server’s address', async () => {
  writeRegistry([prerender(search, pairOf('search_1', pages(HTML)))]);
  expect((await open('/')).body).toContain('data-prerendered="1.0.0 search_1"');
  const answer = await open('/home');
  const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(answer.body)?.[1];
  expect(answer.body).toContain(
    '<div id="root" data-prerendered="1.0.0 search_1"><main id="main">Hello ' +
      '<a href="mailto:help@segue.test">help@segue.test</a></main></div>',
  );
  expect(answer.body).toContain(
    `<style data-styled="true" data-styled-version="6.6.0" nonce="${nonce}">.a{color:red}</style></head>`,
  );
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('a visitor at a screen for users gets the sign-in screen, to which it leads [GUARD-07]', async () => {
  const library = { ...remoteEntry('library', ['/favorites']), entry: '/releases/library/1.0.0/a.js' };
  const routes = library.routes.map((route) => ({ ...route, access: 'member' }));
  const form = pages('<form></form>', '/sign-in');
  writeShellPages(pages('<p>Loading...</p>', '/favorites'), form, [{ ...library, routes }]);
  const visitor = (await open('/favorites?sort=title')).body;
  expect(visitor).toContain('data-prerendered="1.0.0" data-screen="/sign-in"><form></form></div>');
  expect(visitor).not.toContain('rel="preload" as="script" href="/releases/library');
  const user = (await open('/favorites', server, `segue-session=${newOpaqueId()}`)).body;
  expect(user).toContain('data-prerendered="1.0.0"><p>Loading...</p></div>');
});

test('the page and registry.json have nothing that only the server needs', async () => {
  const entry = prerender(search, pairOf('search_1', pages(HTML)));
  writeRegistry([{ ...entry, canary: { ...entry, share: 1, salt: 's', abortAt: 1 } }], {
    prerendered: entry.prerendered,
  });
  expect((await open('/home')).body).not.toContain('"prerendered"');
  expect((await open('/registry.json')).body).not.toContain('"prerendered"');
});

test.each<[string, (entry: ReturnType<typeof prerender>, path: string) => void, boolean]>([
  ['is missing', (_, path) => rmSync(path), true],
  ['has another content than the registry says', (_, path) => writeFileSync(path, '{}'), true],
  ['was drawn for another page of the shell', (e, path) => rewrite(e, path, { page: integrityOf('') }), true],
  ['is of another build of the remote', (e, path) => rewrite(e, path, { container: 'search_0' }), true],
  ['has a script', (e, path) => rewrite(e, path, variant('<script>1</script>')), true],
  ['has styles that end their element', (e, path) => rewrite(e, path, variant('', '</style>')), true],
  ['has a page of more than 200 KB', (e, path) => rewrite(e, path, variant('a'.repeat(205_000))), true],
  ['was drawn with other settings', (e, path) => rewrite(e, path, { variants: [] }), true],
  ['has a script of another site', (e, path) => rewrite(e, path, script('https://evil.test/a.js')), true],
  ['has no such screen', (e, path) => rewrite(e, path, variant('', '', '/about-me')), false],
])('prerendered file that %s: the page has an empty root, the log one line', async (_, spoil, isLogged) => {
  const entry = prerender(search, pairOf('search_1', pages(HTML)));
  spoil(entry, join(dist, entry.prerendered.file));
  writeRegistry([entry]);
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await open('/home');
    expect([answer.statusCode, answer.body.includes(EMPTY_ROOT)]).toEqual([200, true]);
    expect(answer.body).not.toContain('data-styled');
  }
  expect(server.lines).toHaveLength(isLogged ? 1 : 0);
});

/** The registry names the hash of the spoiled file. */
function rewrite(entry: ReturnType<typeof prerender>, path: string, change: object | string) {
  const text =
    typeof change === 'string'
      ? change
      : JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...change });
  writeFileSync(path, text);
  entry.prerendered.integrity = integrityOf(text);
}

const variant = (html: string, styles = '', route = '/home') => ({
  variants: [{ settings: REAL, pages: { [route]: { html, styles } } }],
});

const script = (path: string) => ({
  variants: [{ settings: REAL, pages: { '/home': { html: '', styles: '', scripts: [path] } } }],
});

test('a painted query is joined with the text of the address, which no page and no registry names', async () => {
  const routes = [{ ...search.routes[0], paintedQueries: ['q=*'] }];
  const input = `<input value="${QUERY_TEXT_MARK}"/>`;
  const pair = pairOf('search_1', pages(input, `/home?q=${QUERY_TEXT_MARK}`));
  writeRegistry([prerender({ ...search, routes }, pair)]);
  const { body } = await open('/home?q=%22%3E%3Cscript%3E%24%26');
  expect(body).toContain('data-prerendered="1.0.0 search_1"><input value="&quot;>&lt;script>$&amp;"/></div>');
  expect(body).not.toContain('paintedQueries');
  expect((await open('/home?q=rain&remote=none')).body).toContain('<input value="rain"/>');
});

test.each(['/home?q=rain', '/home?document=terms'])(
  '%s: a screen reads its address, so nothing is joined',
  async (url) => {
    writeRegistry([prerender(search, pairOf('search_1', pages(HTML)))]);
    expect((await open(url)).body).toContain(EMPTY_ROOT);
  },
);

test('a screen of the shell is drawn by the shell alone; an unknown path has an empty root', async () => {
  writeShellPages(pages('<p>Sign in</p>', '/sign-in'));
  expect((await open('/sign-in')).body).toContain(
    '<div id="root" data-prerendered="1.0.0"><p>Sign in</p></div>',
  );
  const unknown = await open('/nowhere');
  expect([unknown.statusCode, unknown.body.includes(EMPTY_ROOT)]).toEqual([404, true]);
});

test('a registry with other faces than the drawn ones has an empty root', async () => {
  const entry = prerender(search, pairOf('search_1', pages(HTML)));
  writeRegistry([entry, remoteEntry('charts', ['/charts'])]);
  expect((await open('/home')).body).toContain(EMPTY_ROOT);
});

test('a canary gets its own pair, never that of the stable build', async () => {
  const canary = { ...search, version: '1.1.0', container: 'search_2', share: 99, salt: 's', abortAt: 2 };
  const stable = prerender(search, pairOf('search_1', pages('<p>Stable</p>')));
  const drawn = prerender(canary, pairOf('search_2', pages('<p>Canary</p>')), [search]);
  writeRegistry([{ ...stable, canary: drawn }]);
  const openEight = () => Promise.all(Array.from({ length: 8 }, async () => (await open('/home')).body));
  const drawnCanary = 'data-prerendered="1.0.0 search_2"><p>Canary';
  expect((await openEight()).filter((body) => body.includes(drawnCanary))).not.toEqual([]);
  writeRegistry([{ ...stable, canary }]);
  const without = await openEight();
  expect(without.filter((body) => body.includes('"version":"1.1.0"') && body.includes('<p>'))).toEqual([]);
});

test('a preview gets the pair of the version that it asks for', async () => {
  const facts = { schema: 2, name: 'search', version: '2.0.0', commit: '', at: '', bytes: 1 };
  const build = { container: 'search_3', entry: 'remoteEntry.3.js', integrity: search.integrity };
  const face = { routes: search.routes, nav: [], widgets: [] };
  const release = { ...facts, ...build, face, needs: { kernel: '^2.0.0', names: {} } };
  prerender(release, pairOf('search_3', pages('<p>Preview</p>')), [search]);
  writeFileSync(join(dist, 'releases/search/2.0.0/release.json'), JSON.stringify(release));
  writeRegistry([search]);
  expect((await open('/home?remote=search@2.0.0')).body).toContain('<p>Preview</p>');
  expect((await open('/home?remote=search@3.0.0')).body).not.toContain('<p>Preview</p>');
});

test('REMOTES_URL: scripts and prerendered pages come from the other origin', async () => {
  const entry = prerender(search, pairOf('search_1', pages(HTML)));
  const lazy = { entry: '/releases/search/1.0.0/lazy.1.js', integrity: search.integrity };
  writeRegistry([{ ...entry, lazy }]);
  const origin = createServer((request, response) => {
    response.end(readFileSync(join(dist, (request.url ?? '').replace('/live', ''))));
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/live`;
  const other = await startTestApp({ ...env, REMOTES_URL: url });
  try {
    expect((await open('/home', other)).body).toContain(EMPTY_ROOT);
    let body = '';
    for (let visit = 0; visit < 200 && !body.includes('data-prerendered'); visit += 1) {
      ({ body } = await open('/home', other));
    }
    expect(body).toContain('data-prerendered="1.0.0 search_1"');
    expect(body).toContain(`"lazy":{"entry":"${url}${lazy.entry}"`);
  } finally {
    await other.close();
    origin.close();
  }
});

test('the style sheet of the shell is in the page; one that cannot be read stays a link', async () => {
  const index = join(dist, 'shell/index.html');
  const sheet = (name: string) => `<link href="/assets/${name}.css" rel="stylesheet">`;
  writeFileSync(join(dist, 'shell/assets/main.1.css'), 'body{margin:0}');
  const html = readFileSync(index, 'utf8').replace('</head>', `${sheet('main.1')}${sheet('gone')}</head>`);
  writeFileSync(index, html);
  const { body } = await open('/home');
  expect(body).toMatch(/<style nonce="[^"]{24}">body\{margin:0\}<\/style><link href="\/assets\/gone.css" /);
});
