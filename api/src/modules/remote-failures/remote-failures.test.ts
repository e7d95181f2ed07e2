import type { RemoteFailure } from '@segue/contract';
import { remoteEntry, writeBuiltProduct, writeRegistry } from '../../testing/built-product';
import { emptyServerPerTest } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const failed: RemoteFailure = { remote: 'legal', version: '1.0.0', kind: 'broken', stage: 'start' };

const dist = writeBuiltProduct(temporaryFolder());
const server = emptyServerPerTest({ SEGUE_DIST: dist, LOG_LEVEL: 'info' });
beforeEach(() => {
  writeRegistry(dist, [remoteEntry('legal', ['/terms'])]);
  server.app.metrics.resetMetrics();
});

const send = (body: object) => server.visitor().call('POST', '/api/remote-failures', body);
const counted = async () =>
  (await server.app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('segue_remote_failures_total{'));
const logged = () => server.lines.filter((line) => line.includes('a remote failed in a page'));

test('remote failures: each is one log line and one count of its remote', async () => {
  expect((await send(failed)).statusCode).toBe(204);
  await send({ ...failed, kind: 'crashed', stage: 'draw' });
  expect(await counted()).toEqual(['segue_remote_failures_total{remote="legal"} 2']);
  expect(logged()).toHaveLength(2);
  expect(JSON.parse(logged()[0] ?? '')).toMatchObject({ level: 40, remoteFailure: failed });
});

test('remote failures: names that are not in the registry share one label', async () => {
  for (const remote of ['charts', 'constructor', '../legal']) await send({ ...failed, remote });
  expect(await counted()).toEqual(['segue_remote_failures_total{remote="unknown"} 3']);
});

test.each([
  ['no remote', { ...failed, remote: undefined }, 400],
  ['an unknown kind', { ...failed, kind: 'bought' }, 400],
  ['a long version', { ...failed, version: '1'.repeat(100) }, 400],
  ['more than a kilobyte', { ...failed, more: 'x'.repeat(1024) }, 413],
])('remote failures: a body with %s is refused and not counted', async (_, body, status) => {
  expect((await send(body)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

test('remote failures: a report from another site is refused', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }]) {
    const request = { method: 'POST' as const, url: '/api/remote-failures', headers, payload: failed };
    expect((await server.app.inject(request)).statusCode).toBe(403);
  }
});

test('remote failures: a report renews no session and needs no database', async () => {
  const member = await server.member();
  server.wait(2 * 86_400);
  const answer = await member.call('POST', '/api/remote-failures', failed);
  expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
  await server.app.database.destroy();
  expect((await member.call('POST', '/api/remote-failures', failed)).statusCode).toBe(204);
});
