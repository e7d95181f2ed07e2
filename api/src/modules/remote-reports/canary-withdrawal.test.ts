import type { RemoteReport } from '@segue/contract';
import {
  folderStore,
  promote,
  publishRelease,
  readChannel,
  readLog,
  setCanary,
} from '@segue/remote-kit/releases';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuiltProduct } from '../../testing/built-product';
import { metricValue } from '../../testing/metric-lines';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const operator = { remote: 'legal', by: 'operator' };
const ABORT_AT = 40;

let dist: string;
let servers: TestServer[];
const store = () => folderStore(dist);

beforeEach(async () => {
  dist = writeBuiltProduct(temporaryFolder());
  servers = [];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const container = `legal_${version.replaceAll('.', '_')}`;
    const routes = [{ path: '/terms', component: 'TermsScreen', access: 'anyone' as const }];
    await publishRelease(store(), {
      ...{ name: 'legal', version, commit: 'abc', container, entry: 'remoteEntry.1.js' },
      content: Buffer.from(`var ${container};`),
      face: { routes, nav: [], widgets: [] },
      needs: { kernel: '^2.0.0', names: {} },
    });
  }
  await promote(store(), { ...operator, version: '1.0.0' });
  await startCanary('1.1.0');
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

const startCanary = (version: string, abortAt = ABORT_AT) =>
  setCanary(store(), { ...operator, canary: { version, share: 99, salt: version, abortAt } });
async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ SEGUE_DIST: dist, LOG_LEVEL: 'warn', ...env });
  servers.push(server);
  return server;
}

let pages = 0;
/** Another page, or the same one again, reports what the canary did there. */
async function report(
  server: TestServer,
  kinds: readonly RemoteReport['kind'][],
  { version = '1.1.0', revision = '2', page = `page${(pages += 1)}`.padEnd(8, 'x') } = {},
) {
  const build = { remote: 'legal', version, container: 'legal_1', stage: 'start', ms: 5, attempt: 1 };
  const body = {
    page,
    revision,
    shell: '2.0.0',
    dropped: 0,
    events: kinds.map((kind) => ({ ...build, kind })),
  };
  expect((await server.visitor().call('POST', '/api/remote-reports', body)).statusCode).toBe(204);
}
const isRunning = async () => (await readChannel(store())).remotes['legal']?.canary !== undefined;
const withdrawals = async () => (await readLog(store())).filter(({ action }) => action === 'withdraw');
async function ended(): Promise<void> {
  while (await isRunning()) await new Promise((resolve) => setImmediate(resolve));
}
const versionsGiven = async (server: TestServer) =>
  new Set(
    await Promise.all(
      Array.from({ length: 100 }, async (_, bucket) => {
        const cookie = `segue-bucket=${bucket}`;
        const answer = await server.app.inject({ url: '/registry.json', headers: { cookie } });
        return answer.json().remotes[0].version;
      }),
    ),
  );

test('a canary is withdrawn when its share of failed pages is reached, not before', async () => {
  const server = await start();
  await report(server, ['failed']);
  for (let page = 0; page < 3; page += 1) await report(server, ['loaded']);
  await report(server, ['loaded']);
  await report(server, ['loaded', 'crashed']);
  expect(await isRunning()).toBe(true);
  await report(server, ['failed']);
  await ended();
  expect(await withdrawals()).toMatchObject([
    {
      by: 'server',
      remote: 'legal',
      from: '1.1.0',
      to: '1.0.0',
      why: 'failed in 3 of 7 pages; the limit is 40 %',
    },
  ]);
  expect(await versionsGiven(server)).toEqual(new Set(['1.0.0']));
  expect(await metricValue(server.app.metrics, 'segue_canaries_withdrawn_total')).toBe(1);
});

/** Failures in this many pages. */
async function fail(server: TestServer, pages: number, version?: string): Promise<void> {
  for (let page = 0; page < pages; page += 1)
    await report(server, ['failed'], { ...(version && { version }) });
}

test.each<[string, (server: TestServer) => Promise<void>]>([
  [
    'of four pages, one of them repeated',
    async (server) => {
      await fail(server, 3);
      for (let time = 0; time < 5; time += 1)
        await report(server, ['failed', 'crashed'], { page: 'samepage' });
    },
  ],
  ['of another version', (server) => fail(server, 6, '1.0.0')],
  [
    'of more than 30 minutes ago',
    async (server) => {
      await fail(server, 4);
      server.wait(30 * 60);
      await fail(server, 1);
    },
  ],
])('failures %s do not withdraw a canary', async (_what, act) => {
  await act(await start());
  expect(await isRunning()).toBe(true);
});

test('a stable build that stands in for the canary is a failure of the canary', async () => {
  const server = await start();
  for (let page = 0; page < 5; page += 1) {
    await report(server, ['healed'], { version: '1.0.0', revision: '2+legal@1.1.0-beta' });
  }
  expect(await isRunning()).toBe(true);
  for (let page = 0; page < 5; page += 1) {
    await report(server, ['healed'], { version: '1.0.0', revision: '2+legal@1.1.0' });
  }
  await ended();
});

test('a canary that an operator started meanwhile stays', async () => {
  const server = await start();
  await fail(server, 4);
  await server.app.registry.canaries();
  await startCanary('1.2.0');
  await report(server, ['failed']);
  expect((await readChannel(store())).remotes['legal']?.canary?.version).toBe('1.2.0');
  expect(await versionsGiven(server)).toEqual(new Set(['1.2.0', '1.0.0']));
});

test('a server that cannot change the channel stops handing the canary out, and logs it', async () => {
  const server = await start();
  writeFileSync(join(dist, 'channels/production.json'), 'no channel');
  await fail(server, 5);
  expect(await versionsGiven(server)).toEqual(new Set(['1.0.0']));
  const isLogged = () => server.lines.some((line) => line.includes('stopped on this server only'));
  while (!isLogged()) await new Promise((resolve) => setImmediate(resolve));
});
