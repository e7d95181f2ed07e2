import type { RemoteReport } from '@segue/contract';
import fc from 'fast-check';
import { remoteEntry, writeBuiltProduct, writeRegistry } from '../../testing/built-product';
import { emptyServerPerTest } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const legal = {
  ...remoteEntry('legal', ['/terms']),
  previous: remoteEntry('legal', [], '0.9.0'),
};
const loaded: RemoteReport = {
  remote: 'legal',
  version: '1.0.0',
  container: 'legal_1',
  kind: 'loaded',
  stage: 'draw',
  ms: 120,
  attempt: 1,
};
const failed: RemoteReport = { ...loaded, kind: 'failed', stage: 'start' };
const reportOf = (...events: unknown[]) => ({
  page: 'page0001',
  revision: 'r1',
  shell: '2.0.0',
  dropped: 0,
  events,
});

const dist = writeBuiltProduct(temporaryFolder());
const server = emptyServerPerTest({ SEGUE_DIST: dist, LOG_LEVEL: 'info' });
beforeEach(() => {
  writeRegistry(dist, [legal]);
  server.app.metrics.resetMetrics();
});

const send = (body: object) => server.visitor().call('POST', '/api/remote-reports', body);
const metrics = async (): Promise<string> => (await server.app.inject('/metrics')).body;
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`));
const logged = () => server.lines.filter((line) => line.includes('a page reports a remote'));

test('reports are counted by remote and version', async () => {
  const healed = { ...loaded, kind: 'healed', version: '0.9.0' };
  expect((await send(reportOf(loaded, failed, healed))).statusCode).toBe(204);
  const text = await metrics();
  for (const line of [
    'segue_remote_loads_total{remote="legal",version="1.0.0"} 1',
    'segue_remote_load_seconds_bucket{le="0.25",remote="legal",version="1.0.0"} 1',
    'segue_remote_failures_total{remote="legal",version="1.0.0",stage="start"} 1',
    'segue_remote_events_total{remote="legal",version="0.9.0",kind="healed"} 1',
  ]) {
    expect(text).toContain(line);
  }
});

const HOSTILE: readonly [string, object][] = [
  ['no page', { ...reportOf(), page: undefined }],
  ['a page that is no id', { ...reportOf(), page: '../../etc/passwd' }],
  ['an unknown kind', reportOf({ ...loaded, kind: 'bought' })],
  ['a remote that is a path', reportOf({ ...loaded, remote: '../legal' })],
  ['an endless time', reportOf({ ...loaded, ms: 1e300 })],
  ['a long version', reportOf({ ...loaded, version: '1'.repeat(100) })],
];

test('hostile reports, too large ones and those of other sites are refused and count nothing', async () => {
  for (const [what, body] of HOSTILE) expect([what, (await send(body)).statusCode]).toEqual([what, 400]);
  const events = Array.from({ length: 38 }, () => ({ ...loaded, container: 'x'.repeat(100) }));
  expect((await send(reportOf(...events))).statusCode).toBe(413);
  const payload = reportOf(loaded);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }]) {
    const answer = await server.app.inject({ method: 'POST', url: '/api/remote-reports', headers, payload });
    expect(answer.statusCode).toBe(403);
  }
  expect(linesOf(await metrics(), 'segue_remote_events_total')).toEqual([]);
});

test('whatever pages send, only published versions become labels', async () => {
  const name = fc.oneof(
    fc.constantFrom('legal', 'charts', 'constructor'),
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  );
  const version = fc.oneof(
    fc.constantFrom('1.0.0', '0.9.0', '0.1.0', '9.9.9', '..', 'other'),
    fc.string({ maxLength: 80 }),
  );
  const event = fc.record({
    remote: name,
    version,
    container: fc.string({ maxLength: 20 }),
    kind: fc.constantFrom('loaded', 'failed', 'healed', 'crashed', 'refused', 'swapped'),
    stage: fc.constantFrom('download', 'start', 'init', 'get', 'check', 'draw'),
    ms: fc.nat(3_600_000),
    attempt: fc.integer({ min: 1, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 10 }), async (events) => {
      expect((await send(reportOf(...events))).statusCode).toBe(204);
    }),
    { numRuns: 30 },
  );
  const pairs = new Set(
    linesOf(await metrics(), 'segue_remote_events_total').map((line) =>
      /remote="(.*?)",version="(.*?)"/.exec(line)?.slice(1).join(' '),
    ),
  );
  const allowed = ['legal 1.0.0', 'legal 0.9.0', 'legal other', 'other other'];
  expect([...pairs].filter((pair) => !allowed.includes(pair ?? ''))).toEqual([]);
});

test('each remote, version, stage and kind is logged once an hour', async () => {
  await send(reportOf(failed, failed));
  await send(reportOf(failed, { ...failed, stage: 'init' }));
  expect(logged()).toHaveLength(2);
  expect(JSON.parse(logged()[0] ?? '')).toMatchObject({
    level: 40,
    report: { remote: 'legal', version: '1.0.0', kind: 'failed', stage: 'start', shell: '2.0.0' },
  });
  server.wait(3600);
  await send(reportOf(failed));
  expect(logged()).toHaveLength(3);
});

test('a report does not renew the session of its browser, and needs no database', async () => {
  const member = await server.member();
  server.wait(2 * 86_400);
  const answer = await member.call('POST', '/api/remote-reports', reportOf(loaded));
  expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
  expect((await member.call('GET', '/api/auth/checkAuth')).cookies).toHaveLength(1);
  await server.app.database.destroy();
  expect((await member.call('POST', '/api/remote-reports', reportOf(loaded))).statusCode).toBe(204);
});
