import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INTEGRITY, remoteEntry, writeBuiltProduct, writeRegistry } from '../../testing/built-product';
import { appPerFile, startTestApp, type TestApp } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const legal = remoteEntry('legal', ['/terms']);
const canary = {
  version: '1.1.0',
  container: 'legal_2',
  entry: 'https://canary.test/legal.js',
  integrity: INTEGRITY,
  kernel: '^2.0.0',
  share: 50,
  salt: 'a1',
  abortAt: 20,
};

const dist = writeBuiltProduct(temporaryFolder());
const env = { SEGUE_DIST: dist, PUBLIC_URL: 'http://127.0.0.1:4140' };
const server = appPerFile({
  ...env,
  REMOTE_API_ORIGINS: 'legal=https://legal.test,charts=https://charts.test',
});
// Each registry is another one.
let revision = 0;
const publish = (...remotes: unknown[]) => writeRegistry(dist, remotes, `r${(revision += 1)}`);

const get = (url: string, cookie = '', headers: Record<string, string> = {}, { app }: TestApp = server) =>
  app.inject({
    url,
    headers: { accept: '*/*', host: '127.0.0.1:4140', ...(cookie && { cookie }), ...headers },
  });
const versionFor = async (bucket: number) =>
  (await get('/registry.json', `segue-bucket=${bucket}`)).json().remotes[0].version as string;

test('the page may call the APIs of remotes that are in the registry', async () => {
  publish(legal);
  const policy = String((await get('/terms')).headers['content-security-policy']);
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/legal\.test/);
  expect(policy).not.toContain('charts.test');
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('legal.test');
});

test('no cookie is set while no canary runs', async () => {
  publish(legal);
  expect((await get('/home')).headers['set-cookie']).toBeUndefined();
});

test('while a canary runs, the page sets a bucket that later requests keep', async () => {
  publish({ ...legal, canary });
  const first = await get('/terms');
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^segue-bucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const kept = cookie.split(';')[0]!;
  const html = (await get('/terms', kept)).body;
  const registry = await get('/registry.json', kept);
  expect(html).toContain(JSON.stringify(registry.json()));
  expect(String((await get('/terms', kept)).headers['set-cookie'])).toContain(kept);
});

test('on https the bucket’s cookie is Secure and __Host-', async () => {
  publish({ ...legal, canary });
  const secure = await startTestApp({ ...env, PUBLIC_URL: 'https://segue.test' });
  const { headers } = await get('/terms', '', { host: 'segue.test' }, secure);
  await secure.close();
  expect(String(headers['set-cookie'])).toMatch(/^__Host-segue-bucket=\d{1,2};.*; Secure; SameSite=Lax$/);
});

test.each(['', 'segue-bucket=', 'segue-bucket=100', 'segue-bucket=-1', 'segue-bucket=1e1'])(
  'the registry of a visitor with the cookie %p has the stable build',
  async (cookie) => {
    publish({ ...legal, canary: { ...canary, share: 100 } });
    const answer = await get('/registry.json', cookie);
    expect(answer.json().remotes[0].version).toBe('1.0.0');
    expect(answer.body).not.toContain('salt');
  },
);

test('the answer varies by cookie, and its ETag by build', async () => {
  publish({ ...legal, canary: { ...canary, share: 100 } });
  const stable = await get('/registry.json');
  const given = await get('/registry.json', 'segue-bucket=1');
  expect(stable.headers['vary']).toContain('Cookie');
  const revalidate = (etag: unknown) =>
    get('/registry.json', 'segue-bucket=1', { 'if-none-match': String(etag) });
  expect((await revalidate(given.headers.etag)).statusCode).toBe(304);
  expect((await revalidate(stable.headers.etag)).statusCode).toBe(200);
});

test('the page of a canary preloads it, and its policy allows its origin', async () => {
  publish({ ...legal, canary: { ...canary, share: 100 } });
  const { body, headers } = await get('/terms');
  expect(body).toContain(`href="${canary.entry}"`);
  expect(String(headers['content-security-policy'])).toContain("script-src 'self' https://canary.test");
});

test('a stopped canary is handed out no more, one that is started anew is', async () => {
  publish({ ...legal, canary: { ...canary, share: 100 } });
  const [running] = await server.app.registry.canaries();
  server.app.registry.stopCanary(running!);
  expect([await versionFor(1), await server.app.registry.canaries()]).toEqual(['1.0.0', []]);
  publish({ ...legal, canary: { ...canary, share: 100, salt: 'another' } });
  expect(await versionFor(1)).toBe('1.1.0');
});

describe('a registry of another origin', () => {
  let origin: Server;
  let answer: { status: number; body: string; location?: string };
  const requests: (string | undefined)[] = [];
  let far: TestApp;
  const start = async () => (far = await startTestApp({ ...env, REMOTES_URL: url() }));

  beforeEach(async () => {
    requests.length = 0;
    origin = createServer((request, response) => {
      requests.push(request.headers['if-none-match']);
      const isKnown = answer.status === 200 && request.headers['if-none-match'] === '"1"';
      response.writeHead(isKnown ? 304 : answer.status, {
        etag: '"1"',
        ...(answer.location && { location: answer.location }),
      });
      response.end(isKnown ? '' : answer.body);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    jest.useRealTimers();
    origin.close();
    await far.close();
  });
  const url = () => `http://127.0.0.1:${(origin.address() as AddressInfo).port}/segue`;
  const published = (revision: string, remotes: unknown[]) => ({
    status: 200,
    body: JSON.stringify({ schema: 1, revision, remotes }),
  });

  test('is handed out, its entries lead to that origin, and the policy allows it', async () => {
    answer = published('far', [{ ...legal, previous: { ...legal, entry: 'https://old.test/legal.js' } }]);
    await start();
    const { body, headers } = await get('/terms', '', {}, far);
    expect(body).toContain(`${url()}${legal.entry}`);
    expect(String(headers['content-security-policy'])).toContain(new URL(url()).origin);
  });

  test.each([
    ['answers 500', { status: 500, body: '' }],
    ['is not a registry', { status: 200, body: '<html>' }],
    ['redirects', { status: 302, body: '', location: 'http://127.0.0.1:1/registry.json' }],
    ['is too large', { status: 200, body: ' '.repeat(2 * 1024 * 1024) }],
  ])('that %s is replaced by the one of the own folder', async (_, broken) => {
    answer = broken;
    await start();
    expect((await get('/registry.json', '', {}, far)).json().revision).toBe(`r${revision}`);
  });

  test('is asked for every 15 seconds by its ETag, and the last valid one is kept', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
    });
    answer = published('far', [legal]);
    await start();
    const asked = async (count: number) => {
      jest.advanceTimersByTime(15_000);
      while (requests.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    await asked(2);
    answer = { status: 500, body: '' };
    await asked(3);
    expect(requests).toEqual([undefined, '"1"', '"1"']);
    expect((await get('/registry.json', '', {}, far)).json().revision).toBe('far');
  });
});
