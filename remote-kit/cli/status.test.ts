import { folderStore, promote, setCanary } from '../releases/index.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMetrics, resultOf } from './metrics.mjs';
import { publishLegal } from '../releases/release.fixture';
import { statusOf } from './status.mjs';

const METRICS = `# HELP segue_remote_loads_total Loads of a remote that succeeded.
# TYPE segue_remote_loads_total counter
segue_remote_loads_total{remote="legal",version="1.0.0"} 97
segue_remote_loads_total{remote="legal",version="1.1.0"} 4
segue_remote_failures_total{remote="legal",version="1.0.0",stage="download"} 2
segue_remote_failures_total{remote="legal",version="1.0.0",stage="draw"} 1
segue_remote_load_seconds_bucket{le="0.1",remote="legal",version="1.0.0"} 50
segue_remote_load_seconds_bucket{le="0.5",remote="legal",version="1.0.0"} 90
segue_remote_load_seconds_bucket{le="+Inf",remote="legal",version="1.0.0"} 100
segue_remote_load_seconds_bucket{le="0.1",remote="legal",version="1.1.0"} 1
segue_remote_load_seconds_bucket{le="+Inf",remote="legal",version="1.1.0"} 4
segue_pages_on_revision{revision="2"} 12
segue_pages_on_revision{revision="a \\"1\\""} 3
process_cpu_seconds_total 0.5 1395066363000
`;

test('metrics: loads, share of failures and 75th percentile of a version', () => {
  const samples = parseMetrics(METRICS);
  expect(resultOf(samples, 'legal', '1.0.0')).toEqual(['97', '3.0%', '350 ms']);
  expect(resultOf(samples, 'legal', '1.1.0')).toEqual(['4', '0.0%', '100 ms']);
  expect(resultOf(samples, 'legal', '9.9.9')).toEqual(['0', '–', '–']);
});

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function deployment() {
  const store = folderStore(folder);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishLegal(store, version);
  for (const version of ['1.0.0', '1.1.0']) await promote(store, { by: 'ada', remote: 'legal', version });
  const canary = { version: '1.2.0', share: 10, salt: '', abortAt: 2 };
  await setCanary(store, { by: 'ada', remote: 'legal', canary });
  return store;
}

test('status: one line for the live version and one for the canary', async () => {
  const store = await deployment();
  const text = await statusOf(store, { channel: 'production', now: Date.now() + 3 * 3_600_000 });
  expect(text.split('\n')).toEqual([
    'production, revision 3',
    '       version  previous  canary           kernel  since  prerendered',
    'legal  1.1.0    1.0.0                      ^2.0.0  3 h',
    'legal  1.2.0              10%, ends at 2%  ^2.0.0  3 h',
  ]);
});

test('status: an empty channel is said to be empty', async () => {
  expect(await statusOf(folderStore(folder), { channel: 'staging' })).toBe(
    'staging is empty: nothing was promoted yet.',
  );
});

test('status --server: what open pages report', async () => {
  const store = await deployment();
  const tokens: unknown[] = [];
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    response.end(METRICS);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await statusOf(store, { channel: 'production', server: url, token: 'secret' });
  expect(text).toMatch(/legal +1\.1\.0 .* 4 +0\.0% +100 ms\n/);
  expect(text).toContain('Open pages: 12 on revision 2, 3 on revision a');
  expect(tokens).toEqual(['Bearer secret']);
});

test('status --server: a server without metrics ends with a sentence', async () => {
  const store = await deployment();
  const server = 'http://127.0.0.1:9';
  await expect(statusOf(store, { channel: 'production', server })).rejects.toThrow(
    'http://127.0.0.1:9/metrics cannot be reached: set METRICS_TOKEN',
  );
});
