import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  ENTRY,
  pointTo,
  publishRemote,
  remoteEntry,
  writeBuiltProduct,
  writeRegistry,
} from '../../testing/built-product';
import { appPerTest, startTestApp, type TestApp } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

type Registry = {
  revision: string;
  shell: string;
  remotes: { name: string; version: string; entry: string }[];
};

const dist = temporaryFolder();
const env = { SEGUE_DIST: dist, LOG_LEVEL: 'info' };
const legal = remoteEntry('legal', ['/terms']);
const others = ['search', 'playlists', 'library'].map((name) => remoteEntry(name, [`/${name}`]));
const server = appPerTest({
  ...env,
  REMOTE_API_ORIGINS: 'legal=https://legal.test,charts=https://charts.test',
});

beforeEach(() => {
  writeBuiltProduct(dist);
  writeRegistry(dist, [{ ...remoteEntry('legal', ['/terms'], '1.1.0'), previous: legal }, ...others]);
});

const at = (...path: string[]) => join(dist, 'remotes', ...path);
const registryOf = async ({ app }: TestApp) => (await app.inject('/registry.json')).json<Registry>();
const versionsOf = async (of: TestApp) =>
  Object.fromEntries((await registryOf(of)).remotes.map(({ name, version }) => [name, version]));
const problemsOf = async ({ app }: TestApp) =>
  (await app.inject('/readyz?details')).json<{ remotes: { remote: string; reason: string }[] }>().remotes;

const WHOLE = { library: '1.0.0', playlists: '1.0.0', search: '1.0.0' };

test('registry: sorted by name, with the version of the shell, alike on all servers', async () => {
  const other = await startTestApp(env);
  const registry = await registryOf(server);
  expect(registry.remotes.map(({ name }) => name)).toEqual(['legal', 'library', 'playlists', 'search']);
  expect(registry).toMatchObject({ schema: 1, shell: '1.0.0' });
  expect(await registryOf(other)).toEqual(registry);
  await other.close();
});

test('page: may call the APIs of remotes that are in the registry, and of no other', async () => {
  const headers = { accept: '*/*', host: '127.0.0.1:4000' };
  const answer = await server.app.inject({ url: '/terms', headers });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/legal\.test/);
  expect(policy).not.toContain('charts.test');
});

/** What may be wrong with version 1.2.0 of legal, or with its pointer, and the reason that the server gives. */
const FAULTS: readonly [string, () => void, string][] = [
  ['a pointer that is not JSON', () => writeFileSync(at('legal/live.json'), '{"current":'), 'is not JSON'],
  ['a pointer to a path', () => pointTo(dist, 'legal', '../search/1.0.0'), 'current is not a version'],
  ['a pointer to no version', () => pointTo(dist, 'legal', '1.3.0'), 'legal 1.3.0 is not published'],
  ['a pointer that is gone', () => rmSync(at('legal/live.json')), 'legal/live.json is missing'],
  ['a missing script', () => rmSync(at('legal/1.2.0', ENTRY)), `${ENTRY} is missing`],
  [
    'an altered script',
    () => writeFileSync(at('legal/1.2.0', ENTRY), 'steal()'),
    'is not the file that was built',
  ],
  ['no manifest', () => rmSync(at('legal/1.2.0/manifest.json')), 'manifest.json is missing'],
  ['another name in the manifest', () => alter({ name: 'search' }), 'container of another remote'],
  ['another version in the manifest', () => alter({ version: '1.0.0' }), 'describes legal 1.0.0'],
  [
    'a path of the shell',
    () => alter({ routes: [{ ...legal.routes[0], path: '/sign-in' }] }),
    'belongs to the shell',
  ],
  [
    'a path of another remote',
    () => alter({ routes: [{ ...legal.routes[0], path: '/search' }] }),
    'claimed twice',
  ],
];
const alter = (change: object) => {
  const manifest = { ...remoteEntry('legal', ['/terms'], '1.2.0'), ...change };
  writeFileSync(at('legal/1.2.0/manifest.json'), JSON.stringify(manifest));
};

test.each(FAULTS)('registry: %s keeps the last good version, touches no other', async (_, spoil, reason) => {
  expect(await versionsOf(server)).toEqual({ ...WHOLE, legal: '1.1.0' });
  publishRemote(dist, remoteEntry('legal', ['/terms'], '1.2.0'));
  pointTo(dist, 'legal', '1.2.0', '1.1.0');
  spoil();
  expect(await versionsOf(server)).toEqual({ ...WHOLE, legal: '1.1.0' });
  expect(await problemsOf(server)).toEqual([{ remote: 'legal', reason: expect.stringContaining(reason) }]);
  await registryOf(server);
  expect(server.lines.filter((line) => line.includes('not as its pointer says'))).toHaveLength(1);
  publishRemote(dist, remoteEntry('legal', ['/terms'], '1.4.0'));
  pointTo(dist, 'legal', '1.4.0');
  expect(await versionsOf(server)).toEqual({ ...WHOLE, legal: '1.4.0' });
  expect(await problemsOf(server)).toEqual([]);
});

test.each<[string, () => void, string | undefined]>([
  ['its previous version when that is whole', () => rmSync(at('legal/1.1.0', ENTRY)), '1.0.0'],
  ['nothing of it when no version is whole', () => writeFileSync(at('legal/live.json'), ''), undefined],
])('registry: a server that starts with a broken remote has %s', async (_, spoil, version) => {
  spoil();
  const fresh = await startTestApp(env);
  expect(await versionsOf(fresh)).toEqual({ ...WHOLE, ...(version && { legal: version }) });
  await fresh.close();
});

test('registry: a missing previous version leaves the current one live', async () => {
  rmSync(at('legal/1.0.0'), { recursive: true });
  expect(await versionsOf(server)).toEqual({ ...WHOLE, legal: '1.1.0' });
  expect(await problemsOf(server)).toMatchObject([{ remote: 'legal' }]);
});

test('registry: a remote without a pointer is not listed; removing its folder removes it', async () => {
  mkdirSync(at('charts'));
  rmSync(at('legal'), { recursive: true });
  expect(await versionsOf(server)).toEqual(WHOLE);
  expect(await problemsOf(server)).toEqual([]);
});

describe('REMOTES_URL', () => {
  let origin: Server;
  let far: TestApp;
  let store: string;
  let status = 200;
  const requests: string[] = [];

  beforeEach(async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
    });
    status = 200;
    store = temporaryFolder();
    cpSync(at('legal'), join(store, 'legal'), { recursive: true });
    origin = createServer((request, response) => {
      requests.push(request.url ?? '');
      const file = join(store, request.url ?? '');
      const redirect = { location: 'http://127.0.0.1:1/' };
      try {
        response
          .writeHead(status, status === 302 ? redirect : {})
          .end(status === 200 ? readFileSync(file) : '');
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await far.close();
    origin.close();
  });
  const url = () => `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const start = async (more = {}) =>
    (far = await startTestApp({ ...env, REMOTES_URL: url(), REMOTES: 'legal', ...more }));
  /** Waits for the next check of the server. */
  const looked = async () => {
    const asked = requests.length;
    while (requests.length === asked) {
      // No-op while the previous check is running.
      jest.advanceTimersByTime(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await far.app.registry.read();
  };

  test('REMOTES_URL: entries lead to that origin, and the policy of pages allows it', async () => {
    await start();
    const { remotes } = await registryOf(far);
    expect(remotes).toMatchObject([{ name: 'legal', entry: `${url()}/legal/1.1.0/${ENTRY}` }]);
    const { headers } = await far.app.inject({
      url: '/terms',
      headers: { accept: '*/*', host: '127.0.0.1:4000' },
    });
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${url()}`);
  });

  test('REMOTES_URL: changes are polled; the last state stays while the store is down', async () => {
    await start();
    publishRemote(dist, remoteEntry('legal', ['/terms'], '1.2.0'));
    pointTo(dist, 'legal', '1.2.0', '1.1.0');
    cpSync(at('legal'), join(store, 'legal'), { recursive: true });
    while ((await versionsOf(far))['legal'] !== '1.2.0') await looked();
    status = 500;
    await looked();
    while ((await problemsOf(far)).length === 0) await looked();
    expect(await versionsOf(far)).toEqual({ legal: '1.2.0' });
    status = 200;
    while ((await problemsOf(far)).length > 0) await looked();
    expect(await versionsOf(far)).toEqual({ legal: '1.2.0' });
  });

  test.each([500, 302])(
    'REMOTES_URL: a store that answers %d at the start: the own folder is shown',
    async (answer) => {
      status = answer;
      await start({ REMOTES: '' });
      expect(await versionsOf(far)).toEqual({ ...WHOLE, legal: '1.1.0' });
    },
  );
});
