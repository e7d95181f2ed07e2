import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxy } from './proxy.mjs';

const ENTRY = '/releases/charts/1.0.0+local/remoteEntry.aa.js';
const registry = { schema: 1, revision: 'r1', remotes: [] };
const HTML = `<script type="application/json" id="segue-registry">${JSON.stringify(registry)}</script>`;

let asked: IncomingMessage[] = [];
let servers: Server[] = [];
let segue = '';
let proxy = '';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/home': (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "default-src 'none'; upgrade-insecure-requests");
    response.end(HTML);
  },
  '/registry.json': (response) => {
    response.setHeader('etag', '"r1"');
    response.end(JSON.stringify(registry));
  },
  '/old': (response) => response.writeHead(302, { location: `${segue}/home?q=1` }).end(),
  '/api/echo': (response) => response.writeHead(201, { 'set-cookie': 'a=1' }).end('stored'),
};

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  asked = [];
  segue = await listening(
    createServer((request, response) => {
      asked.push(request);
      answers[new URL(request.url ?? '', segue).pathname]?.(response);
    }),
  );
  const remote = {
    current: () => Promise.resolve({ name: 'charts', entry: ENTRY }),
    entryAt: (path: string) => (path === ENTRY ? Buffer.from('built') : undefined),
  };
  proxy = await listening(createProxy({ segue: new URL(segue), remote }));
});
afterEach(async () => {
  const ended = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const server of servers) server.closeAllConnections();
  servers = [];
  await Promise.all(ended);
});

test('proxy: page and registry of the running Segue have the remote from source', async () => {
  expect(await (await fetch(`${proxy}/home`)).text()).toContain(ENTRY);
  const answer = await fetch(`${proxy}/registry.json`);
  expect(await answer.json()).toMatchObject({ remotes: [{ name: 'charts' }] });
  expect(answer.headers.get('etag')).toBeNull();
});

test('proxy: the entry from source is answered without asking the running Segue', async () => {
  expect(await (await fetch(proxy + ENTRY)).text()).toBe('built');
  expect(asked).toEqual([]);
});

test('proxy: a page on a loopback address is not upgraded to https', async () => {
  const { headers } = await fetch(`${proxy}/home`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('proxy: a request counts as one of the running Segue’s own pages; the answer passes unchanged', async () => {
  const answer = await fetch(`${proxy}/api/echo`, {
    method: 'POST',
    body: '{}',
    headers: { origin: proxy, referer: `${proxy}/home` },
  });
  expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
    201,
    'a=1',
    'stored',
  ]);
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(segue).host,
    origin: segue,
    referer: `${segue}/home`,
  });
});

test('proxy: a redirect to the running Segue stays on the proxy', async () => {
  const { headers } = await fetch(`${proxy}/old`, { redirect: 'manual' });
  expect(headers.get('location')).toBe(`${proxy}/home?q=1`);
});

test('proxy: when the running Segue is gone, the answer says so', async () => {
  servers[0]?.closeAllConnections();
  await new Promise((resolve) => servers.shift()?.close(resolve));
  const answer = await fetch(`${proxy}/home`);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});
