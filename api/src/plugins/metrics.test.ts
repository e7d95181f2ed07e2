import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPerFile, serverPerFile, startTestApp } from '../testing/server.fixture';
import { metricValue } from '../testing/metric-lines';

const open = appPerFile();
const HOST = '127.0.0.1:4000';
const DURATION = 'http_request_duration_seconds';
const countOf = (labels: string, { metrics } = open.app) =>
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
] as const)('%s %s is counted by the template of its route', async (method, url, labels) => {
  await open.app.inject({ method: method as 'GET', url, headers: { host: HOST } });
  expect(await countOf(labels)).toBe(1);
});

test('whatever clients send, only routes of this open become labels', async () => {
  const path = fc.oneof(
    fc.stringMatching(/^[a-z0-9%.~;=@/-]{1,30}$/),
    fc.stringMatching(/^[a-z0-9]{1,12}$/).map((word) => `/api/search/${word}/spotify/20/0`),
    fc.stringMatching(/^[a-z0-9/]{1,30}$/).map((words) => `/${words}`),
  );
  const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PURGE', 'MKCOL', 'REPORT');
  await fc.assert(
    fc.asyncProperty(path, method, async (url, verb) => {
      await open.app.inject({
        method: verb as 'GET',
        url: `/${url.replace(/^\/+/, '')}`,
        headers: { host: HOST },
      });
    }),
    { numRuns: 60 },
  );
  const metrics = await open.app.metrics.getMetricsAsJSON();
  const { values } = metrics.find(({ name }) => name === DURATION)!;
  const seen = new Set(values.map(({ labels }) => `${labels['method']} ${labels['route']}`));
  for (const label of seen) {
    expect(label).toMatch(
      /^GET (\/\*|\/livez|\/api\/playlists|\/api\/auth\/logout|\/api\/search\/:query\/:provider\/:limit\/:offset)$/,
    );
  }
  expect(seen.size).toBeGreaterThan(2);
});

const TOKEN = 'a-token-of-some-length';
const guarded = appPerFile({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://segue.test' });
type Request = { remoteAddress?: string; authorization?: string; host?: string; 'x-forwarded-for'?: string };
const statusOf = async ({ remoteAddress = '127.0.0.1', ...headers }: Request, { app } = guarded) =>
  (await app.inject({ url: '/metrics', remoteAddress, headers: { host: '127.0.0.1:4000', ...headers } }))
    .statusCode;

const OTHER = { remoteAddress: '10.0.0.7', host: '10.0.0.1:4000' };
test.each<[string, number, Request]>([
  ['this machine', 200, {}],
  ['this machine by IPv6', 200, { remoteAddress: '::1', host: '[::1]:4000' }],
  ['another machine with the token', 200, { ...OTHER, authorization: `Bearer ${TOKEN}` }],
  ['another machine', 404, OTHER],
  ['another machine with a wrong token', 404, { ...OTHER, authorization: 'Bearer x' }],
  ['another machine with an empty token', 404, { ...OTHER, authorization: 'Bearer ' }],
  ['a proxy that passes the public host on', 404, { host: 'segue.test' }],
  ['a proxy that names its client', 404, { 'x-forwarded-for': '10.0.0.7' }],
])('metrics for %s: status %i', async (_, status, request) => {
  expect(await statusOf(request)).toBe(status);
});

test('without METRICS_TOKEN no token opens them', async () => {
  const closed = await startTestApp();
  expect(await statusOf({ ...OTHER, host: '127.0.0.1:4000', authorization: 'Bearer null' }, closed)).toBe(
    404,
  );
  await closed.close();
});

// Alert rules and guides may name only metrics that the server has.
type Metric = { name: string; help: string; type: string; labelNames: readonly string[] };
const ROOT = join(__dirname, '../../..');
const fileOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = fileOf('docs/operations/monitoring.md');
const rules = fileOf('deploy/prometheus/alerts.yaml');
const alertsOf = (severity: string) =>
  [...rules.matchAll(/- alert: (\w+)[^]*?severity: (\w+)/g)]
    .filter((alert) => alert[2] === severity)
    .map((alert) => alert[1]);

const configured = serverPerFile({}, 'configured services');
let own: Metric[];
let names: Set<string>;
beforeAll(async () => {
  own = configured.app.metrics.getMetricsAsArray() as unknown as Metric[];
  const { body } = await configured.app.inject('/metrics');
  names = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});

/** The metrics that a text names, without the endings of a histogram's series. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:segue|http|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !name.endsWith('_'));

test.each([
  ['deploy/prometheus/alerts.yaml', rules],
  ['docs/operations/monitoring.md', guide],
])('%s names only metrics that exist', (_, text) => {
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('the alert rules and the guide select by labels that the metrics have', () => {
  const labels = new Map(own.map(({ name, labelNames }) => [name, [...labelNames, 'le']]));
  const selected = [...`${rules}${guide}`.matchAll(/\b((?:segue|http)_[a-z_]+)\{([^}]*)\}/g)].flatMap(
    ([, series = '', matchers = '']) =>
      [...matchers.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => ({
        label,
        metric: namedIn(series)[0] ?? series,
      })),
  );
  expect(selected.length).toBeGreaterThan(10);
  expect(selected.filter(({ metric, label }) => !labels.get(metric)?.includes(label))).toEqual([]);
});

test.each([
  ['page', '## Wake somebody up'],
  ['ticket', '## Look at it on the next working day'],
])('docs: the alerts of severity %s are the rows below "%s"', (severity, heading) => {
  const [section = ''] = (guide.split(heading)[1] ?? '').split('\n## ');
  const described = [...section.matchAll(/^\| `(Segue\w+)`/gm)].map(([, name = '']) => name);
  expect(described.length).toBeGreaterThan(5);
  expect(described.sort()).toEqual(alertsOf(severity).sort());
});
