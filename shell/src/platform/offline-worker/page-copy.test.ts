import { aWorker, type Reply } from './worker.fixture';

const FILES = { '/assets/main.1.js': '', '/remotes/legal/1.0.0/remoteEntry.js': 'sha384-x' };
const descriptionOf = (build: string, files: Record<string, string> = FILES) => ({
  page: `<style nonce="SEGUE-NONCE">${build}</style>`,
  policy: "default-src 'none'; style-src 'nonce-SEGUE-NONCE'",
  files,
});
let description: unknown;
let broken: string;
const server: Reply = ({ path }) => {
  if (path === '/offline.json') return description;
  if (path === broken) return 404;
  if (path.startsWith('/assets/') || path.startsWith('/remotes/')) return `content of ${path}`;
  return { page: 'from the network' };
};
let worker: ReturnType<typeof aWorker>;
beforeEach(() => {
  description = descriptionOf('first');
  broken = '';
  worker = aWorker(server);
});
const visitOffline = async () => {
  worker.state.isOnline = false;
  return worker.visit('/favorites');
};

test('without a network the kept page is shown, with a policy and a nonce of this answer', async () => {
  await worker.resume(false);
  const page = await visitOffline();
  const nonce = `nonce-${worker.state.now}`;
  expect(await page.text()).toBe(`<style nonce="${nonce}">first</style>`);
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  worker.state.now += 1;
  expect(await (await visitOffline()).text()).not.toContain(`"${nonce}"`);
});

test('nothing heard for three seconds: the kept page; something heard meanwhile: the network', async () => {
  await worker.resume(false);
  worker.state.now += 1;
  const { release } = worker.stall();
  const silent = worker.visit('/home');
  await new Promise((resolve) => setTimeout(resolve));
  worker.passPatience();
  expect(await (await silent).text()).toContain('first');
  release();
  const slow = worker.visit('/home');
  await worker.ask('GET', '/api/auth/checkAuth');
  worker.passPatience();
  expect(await (await slow).text()).toContain('from the network');
});

test('a newer page takes over with all its files, and the former ones go', async () => {
  await worker.resume(false);
  description = descriptionOf('second', { '/assets/main.2.js': '' });
  await worker.resume(false);
  expect(await (await visitOffline()).text()).toContain('second');
  const text = await worker.caches.text();
  expect(text).toContain('content of /assets/main.2.js');
  expect(text).not.toContain('main.1.js');
});

test('a newer page without one of its files leaves the former page with its files', async () => {
  await worker.resume(false);
  description = descriptionOf('second', { '/assets/main.2.js': '' });
  broken = '/assets/main.2.js';
  await worker.resume(false).catch(() => undefined);
  expect(await (await visitOffline()).text()).toContain('first');
  expect(await (await worker.ask('GET', '/assets/main.1.js')).json()).toBe('content of /assets/main.1.js');
});

test.each([null, 404, { page: 1, policy: '', files: {} }, { page: '', policy: '', files: ['x'] }])(
  'the description %j changes nothing',
  async (unreadable) => {
    await worker.resume(false);
    description = unreadable;
    await worker.resume(false).catch(() => undefined);
    expect(await (await visitOffline()).text()).toContain('first');
  },
);

test('a kept file is answered without a request, a retry never', async () => {
  await worker.resume(false);
  worker.calls.length = 0;
  const entry = '/remotes/legal/1.0.0/remoteEntry.js';
  await worker.ask('GET', entry);
  expect(worker.calls).toHaveLength(0);
  await worker.ask('GET', `${entry}?retry=2`);
  expect(worker.calls).toHaveLength(1);
});

test('kept files of a page that the server sent are left to the browser for five seconds', async () => {
  await worker.resume(false);
  await worker.visit('/home');
  worker.calls.length = 0;
  const asked = () => worker.ask('GET', '/assets/main.1.js').then(() => worker.calls.length);
  expect(await asked()).toBe(1);
  worker.state.now += 5000;
  expect(await asked()).toBe(1);
});

test('the kept page gets its kept files, also right after a page of the server', async () => {
  await worker.resume(false);
  await worker.visit('/home');
  await visitOffline();
  expect(await (await worker.ask('GET', '/assets/main.1.js')).json()).toBe('content of /assets/main.1.js');
});

test('offline: a file from the cache of the browser does not count as an answer of the server', async () => {
  worker.state.user = '1';
  await worker.resume();
  await worker.ask('GET', '/api/auth/checkAuth');
  await worker.settle();
  worker.state.isOnline = false;
  worker.state.cachedByBrowser.push('/assets/inter.1.woff2');
  await worker.ask('GET', '/api/auth/checkAuth');
  await worker.ask('GET', '/assets/inter.1.woff2');
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.reports.at(-1)).toMatchObject({ asOf: expect.any(String) });
});

test('the stored page has the appearance last reported by a page, also after a newer page', async () => {
  const page = (build: string) => ({
    ...descriptionOf(build),
    page: `<html data-appearance="dark">${build}`,
  });
  description = page('first');
  await worker.resume(false);
  expect(await (await visitOffline()).text()).toContain('data-appearance="dark"');
  await worker.keepAppearance('light');
  expect(await (await visitOffline()).text()).toContain('data-appearance="light"');
  worker.state.isOnline = true;
  description = page('second');
  await worker.resume(false);
  expect(await (await visitOffline()).text()).toContain('data-appearance="light">second');
});

test('the Latin font is stored with the page, others once a page requests them [PERSIST-16]', async () => {
  const [latin, greek] = [
    '/assets/inter-latin-wght-normal.6c59.woff2',
    '/assets/inter-greek-wght-normal.4449.woff2',
  ];
  description = descriptionOf('first', { ...FILES, [latin]: '', [greek]: '' });
  await worker.resume(false);
  expect(await worker.caches.text()).toContain(`content of ${latin}`);
  expect(await worker.caches.text()).not.toContain(`content of ${greek}`);
  await worker.ask('GET', greek);
  expect(await worker.caches.text()).toContain(`content of ${greek}`);
});
