/** @jest-environment jest-fixed-jsdom */
import type { RemoteReport } from '@segue/contract';
import { allSettled, fork, type Scope } from 'effector';
import { registryRead, remoteReported } from '../../platform/remotes';
import { legal, registryOf } from '../../platform/remotes/registry.fixture';
import { NOTHING, serializeReport, wireRemoteReports, withEvents } from './model';

const loaded: RemoteReport = {
  remote: 'legal',
  version: '1.1.0',
  container: 'legal_new',
  kind: 'loaded',
  stage: 'draw',
  ms: 12.4,
  attempt: 1,
};

let scope: Scope;
let stop: () => void;
let sent: Promise<{ page: string; revision: string; events: RemoteReport[] }>[];
let online: jest.SpyInstance<boolean>;

beforeEach(async () => {
  jest.useFakeTimers();
  sent = [];
  const sendBeacon = (url: string, body: Blob) => {
    expect([url, body.type]).toEqual(['/api/remote-reports', 'application/json']);
    sent.push(body.text().then((text) => JSON.parse(text)));
    return true;
  };
  Object.assign(navigator, { sendBeacon, connection: undefined });
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  scope = fork();
  await allSettled(registryRead, { scope, params: registryOf(legal) });
});
afterEach(() => stop());

const report = (event: Partial<RemoteReport> = {}) =>
  allSettled(remoteReported, { scope, params: { ...loaded, ...event } });
const start = () => void (stop = wireRemoteReports(scope));

test('what happened before the reports were downloaded is sent too', async () => {
  await report({ kind: 'failed' });
  start();
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  expect(await sent[0]).toEqual({
    page: expect.stringMatching(/^[0-9a-z]{8,32}$/),
    revision: 'r1',
    shell: expect.any(String),
    dropped: 0,
    events: [{ ...loaded, kind: 'failed', ms: 12 }],
  });
});

test('events are sent together, at most every ten seconds', async () => {
  start();
  await report();
  await report({ kind: 'crashed' });
  jest.advanceTimersByTime(1000);
  await report({ kind: 'healed' });
  jest.advanceTimersByTime(9999);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect((await Promise.all(sent)).map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ['loaded', 'crashed'],
    ['healed'],
  ]);
});

test('the rest is sent when the page is left, and nothing twice', async () => {
  start();
  await report();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('a page reports a new registry, and without news every 15 minutes', async () => {
  start();
  jest.advanceTimersByTime(1000);
  jest.advanceTimersByTime(14 * 60_000);
  await allSettled(registryRead, { scope, params: { ...registryOf(legal), revision: 'r2' } });
  jest.advanceTimersByTime(1000);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  const reports = await Promise.all(sent);
  expect(reports.map(({ events, revision }) => [events.length, revision])).toEqual([
    [0, 'r1'],
    [0, 'r2'],
    [0, 'r2'],
  ]);
});

test('offline, or when the user saves data, reports are dropped', async () => {
  start();
  online.mockReturnValue(false);
  await report();
  jest.advanceTimersByTime(20_000);
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  Object.assign(navigator, { connection: { saveData: true } });
  await report();
  jest.advanceTimersByTime(20_000);
  Object.assign(navigator, { connection: undefined });
  jest.advanceTimersByTime(20_000);
  expect(sent).toEqual([]);
});

test('a report is at most 4 KB: the oldest events are left out and counted', () => {
  const events = Array.from({ length: 90 }, (_, index) => ({ ...loaded, attempt: index + 1 }));
  const report = { ...withEvents(NOTHING, events), page: 'page0001', revision: 'r1', shell: '2.0.0' };
  const text = serializeReport(report);
  const { events: kept, dropped } = JSON.parse(text);
  expect(text.length).toBeLessThanOrEqual(4096);
  expect([kept.length + dropped, kept.at(-1).attempt]).toEqual([90, 90]);
});
