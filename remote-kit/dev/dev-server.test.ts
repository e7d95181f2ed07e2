import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createRemoteFolder } from '../rspack/built-remote.fixture';

const registry = { schema: 1, revision: 'r1', remotes: [] };
const element = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const HTML = element('segue-config', {}) + element('segue-registry', registry);
const ENTRY = /\/remotes\/probe\/1\.0\.0\+\w+\/remoteEntry\.\w+\.js/;

const asked: IncomingMessage[] = [];
const remote = createRemoteFolder();
let segue: Server;
let running = '';
let dev: ChildProcess;
let address = '';

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
  '/old': (response) => response.writeHead(302, { location: `${running}/home?q=1` }).end(),
  '/api/echo': (response) => response.writeHead(201, { 'set-cookie': 'a=1' }).end('stored'),
};

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// In a process of its own: the bundler is an ES module, which Jest cannot load.
beforeAll(async () => {
  segue = createServer((request, response) => {
    asked.push(request);
    answers[new URL(request.url ?? '', running).pathname]?.(response);
  });
  running = await listening(segue);
  const taken = createServer();
  address = await listening(taken);
  await new Promise((resolve) => taken.close(resolve));
  writeFileSync(join(remote.folder, 'src/remote.ts'), `export default { probe: true };`);
  writeFileSync(join(remote.folder, 'package.json'), '{}');
  writeFileSync(
    join(remote.folder, 'remote.json'),
    JSON.stringify({ name: 'probe', version: '1.0.0', routes: [], nav: [], widgets: [] }),
  );
  const program = join(__dirname, '../cli/segue-remote.mjs');
  const args = [program, 'dev', '--segue', running, '--port', new URL(address).port];
  dev = spawn(process.execPath, args, { cwd: remote.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(dev.stdout as NonNullable<typeof dev.stdout>, 'data');
}, 60_000);
afterAll(async () => {
  dev.kill('SIGTERM');
  segue.closeAllConnections();
  await Promise.all([once(dev, 'exit'), new Promise((resolve) => segue.close(resolve))]);
  remote.remove();
}, 20_000);
beforeEach(() => void asked.splice(0));

const openPage = () => fetch(`${address}/home`, { headers: { accept: 'text/html' } });

test('development: a page of the running Segue and its registry have the remote from source', async () => {
  const page = await openPage();
  const html = await page.text();
  expect(html).toMatch(ENTRY);
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  const answer = await fetch(`${address}/registry.json`);
  expect(await answer.json()).toMatchObject({ remotes: [{ name: 'probe' }] });
  expect(answer.headers.get('etag')).toBeNull();
});

test('development: the script from source is answered without asking the running Segue', async () => {
  const entry = ENTRY.exec(await (await openPage()).text())?.[0] ?? '';
  asked.splice(0);
  expect(await (await fetch(address + entry)).text()).toContain('probe');
  expect(asked).toEqual([]);
});

test('development: a request counts as one of the running Segue’s own pages, its answer stays', async () => {
  const answer = await fetch(`${address}/api/echo`, {
    method: 'POST',
    body: '{}',
    headers: { origin: address, referer: `${address}/home` },
  });
  expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
    201,
    'a=1',
    'stored',
  ]);
  expect(asked[0]?.headers).toMatchObject({
    host: new URL(running).host,
    origin: running,
    referer: `${running}/home`,
  });
});

test('development: a redirect to the running Segue stays on the development server', async () => {
  const { headers } = await fetch(`${address}/old`, { redirect: 'manual' });
  expect(headers.get('location')).toBe(`${address}/home?q=1`);
});

test('development: when the running Segue is gone, the page says so', async () => {
  segue.closeAllConnections();
  await new Promise((resolve) => segue.close(resolve));
  const answer = await openPage();
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});
