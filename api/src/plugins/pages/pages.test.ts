import { runtimeConfigSchema } from '@segue/contract';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import {
  ENTRY,
  INTEGRITY,
  KEY_SCRIPT,
  remoteEntry,
  SCRIPT,
  writeBuiltProduct,
  writeRegistry,
} from '../../testing/built-product';
import { newOpaqueId } from '../../secrets/opaque-id';
import { appPerFile, startTestApp } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const dist = writeBuiltProduct(temporaryFolder());
const server = appPerFile({ SEGUE_DIST: dist, PUBLIC_URL: 'http://127.0.0.1:4140' });
// The tests change the registry.
afterEach(() => void writeBuiltProduct(dist));

const page = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', host: '127.0.0.1:4140', ...headers } });

const dataIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');

test.each(['/', '/playlists/7', '/account-settings'])('%s answers the page without caching', async (url) => {
  const answer = await page(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an unknown path answers the page with 404, to a browser that saves data one that knows', async () => {
  const { statusCode, body } = await page('/no-such-screen', { 'save-data': 'on' });
  expect([statusCode, body.includes('<div id="root">')]).toEqual([404, true]);
  expect(body).toContain('<meta name="segue-save-data" content="on">');
});

test('the page is drawn in the appearance of the browser’s cookie, and dark without one [APPEAR-01]', async () => {
  const html = async (cookie: string) => (await page('/home', { cookie })).body;
  expect(await html('')).toContain('<html data-appearance="dark">');
  expect(await html('segue-appearance=light')).toContain('<html data-appearance="light">');
  expect(await html('segue-appearance=light')).toContain('media="all"');
  expect(await html('segue-appearance="><script>')).toContain('<html data-appearance="dark">');
});

test('the address of an invite is sent to no site and kept out of search engines [INVITE-10]', async () => {
  const headersOf = async (url: string) => {
    const { headers } = await page(url);
    return [headers['referrer-policy'], headers['x-robots-tag']];
  };
  for (const url of ['/sign-up?invite=token', '/sign-in?invite=token', '/home?q=a&invite='])
    expect(await headersOf(url)).toEqual(['no-referrer', 'noindex']);
  expect(await headersOf('/sign-up')).toEqual(['strict-origin-when-cross-origin', undefined]);
});

test.each([
  [{ USER_INVITES: '1' }, {}],
  [{ REGISTRATION: 'closed', USER_INVITES: '1' }, { registration: 'closed' }],
  [{ REGISTRATION: 'invite' }, { registration: 'invite' }],
  [
    { REGISTRATION: 'invite', USER_INVITES: '1' },
    { registration: 'invite', userInvites: true },
  ],
])('with %j the page is told %j about registration', async (env, told) => {
  const { app, close } = await startTestApp({ SEGUE_DIST: dist, ...env });
  const { body } = await app.inject({ url: '/home', headers: { accept: 'text/html', host: '127.0.0.1' } });
  const { registration, userInvites } = runtimeConfigSchema.parse(dataIn(body, 'segue-config'));
  expect({ registration, userInvites }).toEqual(told);
  await close();
});

test('the typeface is in pages of browsers that have its present file, unless data is saved [APPEAR-06]', async () => {
  const html = async (file: string, headers = {}) =>
    (await page('/home', { cookie: `segue-typeface=${file}`, ...headers })).body;
  const present = '/assets/inter-latin-wght.1a2b3c4d.woff2';
  expect(await html(present)).toMatch(
    /<link rel="preload" as="font"[^>]* href="\/assets\/inter-latin-wght\.1a2b3c4d\.woff2".*font-display:optional/,
  );
  for (const other of ['', '/assets/inter.0.woff2', '/assets/main.1a2b3c4d.js', '"><script>'])
    expect(await html(other)).not.toContain('as="font"');
  expect(await html(present, { 'save-data': 'on' })).not.toContain('as="font"');
});

test.each([
  ['/home', '', 'visitor home'],
  ['/', '', 'visitor home'],
  ['/playlists/7', '', 'visitor other'],
  ['/account-settings', '', 'visitor plain'],
  ['/home', 'user', 'user home'],
  ['/no-such-screen', 'user', 'user other'],
])('%s for a browser with the session "%s" shows the frame of a %s alone', async (url, session, form) => {
  const { body } = await page(url, { cookie: session && `segue-session=${newOpaqueId()}` });
  expect([...body.matchAll(/<p>(.*?)<\/p>/g)].map(([, name]) => name)).toEqual([form]);
});

test('the search box of the frame has the words of the address, escaped', async () => {
  const { body } = await page(`/home?${new URLSearchParams({ q: '"><b> $& ' })}`);
  expect(body).toContain('<input name="q" class="box" value="&quot;>&lt;b> $&amp;"/>');
});

test('the policy allows the script in the page by its hash, and no other', async () => {
  const { headers } = await page('/home');
  const hash = createHash('sha256').update(KEY_SCRIPT).digest('base64');
  expect(String(headers['content-security-policy'])).toContain(`player/api.js 'sha256-${hash}';`);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
});

test('the script of the forms is preloaded for the screens with a form', async () => {
  const preload = '<link rel="preload" as="script" href="/assets/auth.1a2b3c4d.js">';
  expect((await page('/sign-in')).body).toContain(preload);
  expect((await page('/home')).body).not.toContain(preload);
});

test('the page contains the providers’ URLs as data', async () => {
  const config = runtimeConfigSchema.parse(dataIn((await page('/home')).body, 'segue-config'));
  expect(config).toMatchObject({ apiBase: '', demoCatalogue: false, separateProviders: false });
  expect(config.supportEmail).toBe('support@example.com');
  const sdkUrl = 'https://sdk.scdn.co/spotify-player.js';
  expect(config.providers.spotify).toMatchObject({ sdkUrl, market: 'US' });
});

test('the page contains the registry, escaped so that it cannot close its element', async () => {
  const hostile = '</script><script>alert(1)</script>';
  writeRegistry(dist, [{ ...remoteEntry('search', ['/home'], '1.0.1'), widgets: [hostile] as never[] }]);
  const { body } = await page('/home');
  expect(body).not.toContain('<script>alert');
  expect(dataIn(body, 'segue-registry')).toMatchObject({ remotes: [{ name: 'search', widgets: [hostile] }] });
});

test('the remote of the path is preloaded with its hash; `/` preloads the one of /home', async () => {
  const preload = (entry: string) =>
    `<link rel="preload" as="script" href="${entry}" crossorigin="anonymous" integrity="${INTEGRITY}">`;
  const search = preload(`/remotes/search/1.0.0/${ENTRY}`);
  expect((await page('/home')).body).toContain(search);
  expect((await page('/')).body).toContain(search);
  expect((await page('/playlists/3')).body).toContain(preload(`/remotes/playlists/1.0.0/${ENTRY}`));
  expect((await page('/sign-in')).body).not.toContain('href="/remotes/');
});

test('a browser with a session cookie preloads the session; one without needs no request', async () => {
  const preload = '<link rel="preload" as="fetch" href="/api/auth/checkAuth" crossorigin="use-credentials">';
  const answerTo = async (cookie: string) => {
    const { body } = await page('/home', { cookie });
    return { isPreloaded: body.includes(preload), config: dataIn(body, 'segue-config') };
  };
  const known = await answerTo(`segue-session=${newOpaqueId()}`);
  expect(known).toMatchObject({ isPreloaded: true, config: { hasSession: true } });
  for (const cookie of ['', 'segue-session=', 'segue-session=<script>']) {
    expect(await answerTo(cookie)).toMatchObject({ isPreloaded: false, config: { hasSession: false } });
  }
});

test.each([
  ['the current build', '1.1.0', '^2.0.0', '^2.0.0', '1.1.0'],
  ['the previous build, when only it fits', '1.2.0', '^2.1.0', '^2.0.0', '0.9.2'],
  ['nothing, when no build fits', '1.3.0', '^2.1.0', '^3.0.0', null],
])('the page preloads what its shell can run: %s', async (_, version, current, older, expected) => {
  // A published version never changes: each case has its own.
  const previous = remoteEntry('search', ['/home'], version.replace(/1\.(\d)\.0/, '0.9.$1'), older);
  writeRegistry(dist, [{ ...remoteEntry('search', ['/home'], version, current), previous }]);
  const preloaded = /<link rel="preload" as="script" href="([^"]+)"/.exec((await page('/home')).body)?.[1];
  expect(preloaded ?? null).toBe(expected && `/remotes/search/${expected}/${ENTRY}`);
});

test('each page has a new nonce, the same in the header and the document', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await page('/home');
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(answer.body)?.[1] ?? '';
      expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a promoted remote is in the next page without a restart', async () => {
  await page('/home');
  writeRegistry(dist, [remoteEntry('search', ['/home'], '2.0.0')]);
  expect((await page('/home')).body).toContain(`/remotes/search/2.0.0/${ENTRY}`);
});

test('localhost is redirected to PUBLIC_URL with path and query', async () => {
  const { statusCode, headers } = await page('/home?q=1', { host: 'localhost:4140' });
  expect([statusCode, headers.location]).toEqual([302, 'http://127.0.0.1:4140/home?q=1']);
});

test('hashed files are cached as immutable and served precompressed', async () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  const url = '/assets/main.1a2b3c4d.js';
  const plain = await server.app.inject(url);
  expect([plain.body, plain.headers['cache-control']]).toEqual([SCRIPT, IMMUTABLE]);
  const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
  const remote = await server.app.inject(`/remotes/search/1.0.0/${ENTRY}`);
  expect([remote.statusCode, remote.headers['cache-control']]).toEqual([200, IMMUTABLE]);
});

test('the registry is revalidated each time and answers 304 when unchanged', async () => {
  const first = await server.app.inject('/registry.json');
  expect(first.headers['cache-control']).toBe('no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await server.app.inject({ url: '/registry.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/assets/../../package.json', '/assets/%2e%2e/index.html', '/remotes/..%2fshell/shell.json'])(
  '%s serves no file outside its folder',
  async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('segue:head');
  },
);

test('without a build the page answers 503 with one sentence', async () => {
  const empty = await startTestApp({ PUBLIC_URL: 'http://127.0.0.1:4140' });
  const headers = { accept: 'text/html', host: '127.0.0.1:4140' };
  const answer = await empty.app.inject({ url: '/home', headers });
  expect([answer.statusCode, answer.body]).toEqual([503, 'Segue has not been built yet.']);
  await empty.close();
});
