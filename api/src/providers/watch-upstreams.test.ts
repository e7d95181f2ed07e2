import { Registry } from 'prom-client';
import { metricValue } from '../testing/metric-lines';
import type { SentRequest, UpstreamEvents, UpstreamState } from './upstream-events';
import { createUpstreamWatch } from './watch-upstreams';

let registry: Registry;
let now: number;
let lines: [level: string, details: object, message: string][];
let state: UpstreamState;
let events: UpstreamEvents;
beforeEach(() => {
  registry = new Registry();
  now = Date.parse('2026-03-01T12:00:00.000Z');
  lines = [];
  state = { running: 0, waiting: 0, backoffSeconds: 0, isPaused: false };
  const line = (level: string) => (details: object, message: string) =>
    void lines.push([level, details, message]);
  const log = { debug: line('debug'), info: line('info'), warn: line('warn') };
  events = createUpstreamWatch(registry, () => new Date(now), log as never)('spotify', 'api', () => state);
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
  const series = `segue_provider_request_duration_seconds_count{provider="spotify",operation="search",result="${request.result}"}`;
  expect(await valueOf(series)).toBe(1);
  expect(lines).toEqual([[level, { provider: 'spotify', client: 'api', ...request }, 'provider request']]);
});

test('a 429 is one warning with its seconds and how often it happened within the hour', () => {
  events.backoffStarted(5);
  now += 20 * 60_000;
  events.backoffStarted(7);
  now += 41 * 60_000;
  events.backoffStarted(9);
  expect(lines).toMatchObject([
    ['warn', { seconds: 5, timesThisHour: 1 }, 'Spotify answered 429: nothing is sent to it for 5 s'],
    ['warn', { seconds: 7, timesThisHour: 2 }, expect.any(String)],
    ['warn', { seconds: 9, timesThisHour: 2 }, expect.any(String)],
  ]);
});

test('the end of a back-off, a pause and its end are one line each', () => {
  events.backoffEnded();
  events.paused(15);
  events.resumed();
  expect(lines.map(([level]) => level)).toEqual(['info', 'warn', 'info']);
});

test('a provider that rejects the app is one warning with the time of the next attempt', () => {
  events.appRejected('invalid_client', 600);
  expect(lines).toEqual([
    [
      'warn',
      { provider: 'spotify', client: 'api', reason: 'invalid_client', seconds: 600 },
      expect.stringContaining('rejects this app: it is asked again after 600 s'),
    ],
  ]);
});

test('the state of each client is read when the metrics are', async () => {
  state = { running: 3, waiting: 2, backoffSeconds: 17, isPaused: true };
  const labels = '{provider="spotify",client="api"}';
  expect(await valueOf(`segue_provider_requests_in_progress${labels}`)).toBe(3);
  expect(await valueOf(`segue_provider_requests_waiting${labels}`)).toBe(2);
  expect(await valueOf(`segue_provider_backoff_seconds${labels}`)).toBe(17);
  expect(await valueOf(`segue_provider_paused${labels}`)).toBe(1);
});
