import fc from 'fast-check';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricValue } from '../testing/metric-lines';
import { appPerFile, startTestApp } from '../testing/server.fixture';

const server = appPerFile();

const HOST = '127.0.0.1:4000';
const DURATION = 'http_request_duration_seconds';
const countOf = (labels: string, { metrics } = server.app) =>
  metricValue(metrics, `${DURATION}_count{${labels}}`);

test.each([
  ['GET', '/livez', 'method="GET",route="/livez",status="200"'],
  [
    'GET',
    '/api/search/private%20taste/spotify/20/0',
    'method="GET",route="/api/search/:query/:provider/:limit/:offset",status="200"',
  ],
  ['GET', '/api/playlists', 'method="GET",route="/api/playlists",status="401"'],
  ['GET', '/api/made-up/4711', 'method="GET",route="/*",status="404"'],
  ['POST', '/api/made-up/4711', 'method="POST",route="none",status="404"'],
  ['PROPFIND', '/', 'method="other",route="none",status="404"'],
] as const)('%s %s is counted by the template of its route', async (method, url, labels) => {
  await server.app.inject({ method: method as 'GET', url, headers: { host: HOST } });
  expect(await countOf(labels)).toBe(1);
});

test.each([
  [
    'crossSite',
    { method: 'POST', url: '/api/auth/logout', headers: { host: HOST, origin: 'https://x.test' } },
  ],
  ['wrongHost', { url: '/', headers: { host: 'other.test' } }],
  ['notFound', { url: '/api/made-up', headers: { host: HOST } }],
  ['badRequest', { url: '/api/search/%zz', headers: { host: HOST } }],
] as const)('an error answer is counted by its code: %s', async (code, call) => {
  const series = `segue_error_answers_total{code="${code}"}`;
  const before = (await metricValue(server.app.metrics, series))!;
  await server.app.inject(call);
  expect(await metricValue(server.app.metrics, series)).toBe(before + 1);
});

test('an answer that the client did not wait for counts as aborted', async () => {
  let arrived: () => void;
  const isHere = new Promise<void>((resolve) => (arrived = resolve));
  const { app, close } = await startTestApp();
  app.get('/slow', { config: { anyHost: true } }, () => {
    arrived();
    return new Promise(() => undefined);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = request({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => undefined);
  call.end();
  await isHere;
  call.destroy();
  while ((await countOf('method="GET",route="/slow",status="aborted"', app)) !== 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await close();
});

test('whatever clients send, only routes of this server become labels', async () => {
  const path = fc.oneof(
    fc.stringMatching(/^[a-z0-9%.~;=@/-]{1,30}$/),
    fc.stringMatching(/^[a-z0-9]{1,12}$/).map((word) => `/api/search/${word}/spotify/20/0`),
    fc.stringMatching(/^[a-z0-9/]{1,30}$/).map((words) => `/${words}`),
  );
  const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PURGE', 'MKCOL', 'REPORT');
  await fc.assert(
    fc.asyncProperty(path, method, async (url, verb) => {
      await server.app.inject({
        method: verb as 'GET',
        url: `/${url.replace(/^\/+/, '')}`,
        headers: { host: HOST },
      });
    }),
    { numRuns: 60 },
  );
  const metrics = await server.app.metrics.getMetricsAsJSON();
  const { values } = metrics.find(({ name }) => name === DURATION)!;
  const seen = new Set(values.map(({ labels }) => `${labels['method']} ${labels['route']}`));
  for (const label of seen) {
    expect(label).toMatch(
      /^(GET|POST|HEAD|other) (none|\/\*|\/livez|\/api\/playlists|\/api\/auth\/logout|\/api\/search\/:query\/:provider\/:limit\/:offset)$/,
    );
  }
  expect(seen.size).toBeGreaterThan(3);
});
