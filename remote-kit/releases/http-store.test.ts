import { httpStore, promote, publishRelease, readChannel, rollback, type Store } from './index.mjs';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildOf } from './deployment.fixture';

/** A static origin with conditional PUT. `beforePut` is awaited once before the conditions are evaluated. */
function staticOrigin() {
  const files = new Map<string, Buffer>();
  const seen: string[] = [];
  const origin = { files, seen, beforePut: undefined as ((path: string) => unknown) | undefined };
  const etagOf = (content: Buffer | undefined) =>
    content && `"${createHash('md5').update(content).digest('hex')}"`;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const receive = async () => {
      const answer = (status: number, body?: Buffer) => {
        const etag = etagOf(body);
        response.writeHead(status, etag ? { etag } : {}).end(body);
      };
      if (request.headers.authorization !== 'Bearer secret') return answer(401);
      if (request.method === 'GET') {
        const content = files.get(path);
        return content ? answer(200, content) : answer(404);
      }
      seen.push(path);
      const beforePut = origin.beforePut;
      origin.beforePut = undefined;
      await beforePut?.(path);
      const present = etagOf(files.get(path));
      const isTaken = request.headers['if-none-match'] === '*' && present !== undefined;
      const expected = request.headers['if-match'];
      if (isTaken || (expected !== undefined && expected !== present)) return answer(412);
      files.set(path, Buffer.concat(chunks));
      return answer(201);
    };
    request.on('end', () => void receive());
  });
  return { origin, server };
}

let server: Server;
let origin: ReturnType<typeof staticOrigin>['origin'];
let url: string;
let store: Store;
beforeEach(async () => {
  ({ origin, server } = staticOrigin());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  store = httpStore(`${url}live/`, { token: 'secret' });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const release = async (name: string, version: string) => {
  await publishRelease(store, buildOf(name, version));
  await promote(store, { by: 'ada', remote: name, version });
};
const registry = () => JSON.parse(String(origin.files.get('live/registry.json'))) as { remotes: unknown[] };

test('publish, promote and roll back on another origin; addresses are absolute', async () => {
  await release('legal', '1.0.0');
  await release('legal', '1.1.0');
  const entry = expect.stringMatching(`^${url}live/releases/legal/1.1.0/remoteEntry`) as string;
  expect(registry().remotes).toMatchObject([{ version: '1.1.0', entry }]);
  await rollback(store, { by: 'ada', remote: 'legal' });
  expect(registry().remotes).toMatchObject([{ version: '1.0.0' }]);
  expect(String(origin.files.get('live/channels/production.log.jsonl')).trim().split('\n')).toHaveLength(3);
});

test('a change of another process between reading and writing is kept, and the own one is repeated', async () => {
  await release('legal', '1.0.0');
  await publishRelease(store, buildOf('search'));
  const put = (path: string, value: object) =>
    origin.files.set(`live/${path}`, Buffer.from(JSON.stringify(value)));
  const other = { ...(await readChannel(store)), revision: 2, shell: { version: '1.0.0' } };
  const shell = {
    schema: 2,
    name: 'shell',
    version: '1.0.0',
    commit: '',
    at: '',
    kernel: '2.0.0',
    files: {},
  };
  put('releases/shell/1.0.0/release.json', shell);
  origin.beforePut = () => put('channels/production.json', other);
  await promote(store, { by: 'ada', remote: 'search', version: '1.0.0' });
  expect(await readChannel(store)).toMatchObject({
    revision: 3,
    shell: { version: '1.0.0' },
    remotes: { legal: { version: '1.0.0' }, search: { version: '1.0.0' } },
  });
  expect(origin.seen.filter((path) => path === 'live/channels/production.json')).toHaveLength(3);
});

test('a registry of a later revision is not replaced by an earlier one', async () => {
  await release('legal', '1.0.0');
  await publishRelease(store, buildOf('legal', '1.1.0'));
  await publishRelease(store, buildOf('search'));
  const isRegistry = (path: string) => path === 'live/registry.json';
  const letOtherPass = async (path: string) => {
    if (isRegistry(path)) await promote(store, { by: 'bob', remote: 'search', version: '1.0.0' });
    else origin.beforePut = letOtherPass;
  };
  origin.beforePut = letOtherPass;
  await promote(store, { by: 'ada', remote: 'legal', version: '1.1.0' });
  expect(registry()).toMatchObject({ revision: '3', remotes: [{ version: '1.1.0' }, { name: 'search' }] });
});

test.each([
  ['without a token', () => httpStore(`${url}live`), 'was answered with 401'],
  ['on an origin that is down', () => httpStore('http://127.0.0.1:9/live'), 'cannot be reached'],
])('promote %s ends with a sentence', async (_, storeOf, message) => {
  await release('legal', '1.0.0');
  await expect(promote(storeOf(), { by: 'ada', remote: 'legal', version: '1.0.0' })).rejects.toThrow(message);
});

test('an address without encryption is refused unless it is this machine', () => {
  expect(() => httpStore('http://releases.test', { token: 'secret' })).toThrow('is not https');
});
