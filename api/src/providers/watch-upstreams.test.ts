import { Registry } from 'prom-client';
import { metricValue } from '../testing/metric-lines';
import type { SentRequest, UpstreamEvents, UpstreamState } from './upstream-events';
import { createUpstreamWatch } from './watch-upstreams';

let registry: Registry;
let lines: [level: string, details: object, message: string][];
let state: UpstreamState;
let events: UpstreamEvents;
beforeEach(() => {
  registry = new Registry();
  lines = [];
  state = { backoffSeconds: 0, isPaused: false };
  const line = (level: string) => (details: object, message: string) =>
    void lines.push([level, details, message]);
  const log = { debug: line('debug'), info: line('info'), warn: line('warn') };
  events = createUpstreamWatch(registry, log as never)('spotify', 'api', () => state);
});

const valueOf = (series: string) => metricValue(registry, series);
const search = { operation: 'search', result: 'ok', status: 200, ms: 120 } as const;

test.each<[string, SentRequest, level: string]>([
  ['answered', search, 'debug'],
  ['rate-limited', { ...search, result: 'rate-limited', status: 429 }, 'debug'],
  ['answered after more than a second', { ...search, ms: 1200 }, 'warn'],
  ['answered with nonsense', { ...search, result: 'malformed', status: null }, 'warn'],
])('a request that is %s is counted and logged', async (_, request, level) => {
  events.sent(request, undefined);
  const series = `segue_provider_requests_total{provider="spotify",operation="search",result="${request.result}"}`;
  expect(await valueOf(series)).toBe(1);
  expect(lines).toEqual([[level, { provider: 'spotify', client: 'api', ...request }, 'provider request']]);
});

test('a change is one line with the name of its provider', () => {
  events.changed('warn', 'rejects this app', { reason: 'invalid_client' });
  expect(lines).toEqual([
    ['warn', { provider: 'spotify', client: 'api', reason: 'invalid_client' }, 'Spotify rejects this app'],
  ]);
});

test('the state of each client is read when the metrics are', async () => {
  state = { backoffSeconds: 17, isPaused: true };
  const labels = '{provider="spotify",client="api"}';
  expect(await valueOf(`segue_provider_backoff_seconds${labels}`)).toBe(17);
  expect(await valueOf(`segue_provider_paused${labels}`)).toBe(1);
});
