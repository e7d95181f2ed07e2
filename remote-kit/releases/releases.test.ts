import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  entryOf,
  folderStore,
  httpStore,
  integrityOf,
  promote,
  prune,
  publish,
  readLive,
  readPointer,
  rollback,
  type Manifest,
} from './index.mjs';

const SCRIPT = Buffer.from('var legal_1;');
const ENTRY = 'remoteEntry.1a2b.js';

const manifestOf = (version: string, changes: Partial<Manifest> = {}): Manifest => ({
  ...{ name: 'legal', version, container: 'legal_1', entry: ENTRY, kernel: '^3.0.0' },
  routes: [{ path: '/terms', component: 'Terms', access: 'anyone' }],
  nav: [],
  widgets: [],
  files: { [ENTRY]: integrityOf(SCRIPT) },
  ...changes,
});

let folder: string;
let store: ReturnType<typeof folderStore>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publishAll = async (...versions: string[]) => {
  for (const version of versions) await publish(store, manifestOf(version), async () => SCRIPT);
};
const release = async (...versions: string[]) => {
  for (const version of versions) {
    await publishAll(version);
    await promote(store, 'legal', version);
  }
};
const pointer = () => readPointer(store, 'legal');

test('publish: files, compressed copies and the manifest; nothing is live', async () => {
  await publishAll('1.0.0');
  const files = readdirSync(join(folder, 'legal/1.0.0')).sort();
  expect(files).toEqual(['manifest.json', ENTRY, `${ENTRY}.br`, `${ENTRY}.gz`].sort());
  expect(await pointer()).toBeUndefined();
  expect(await readLive(store, 'legal')).toEqual({});
});

test('publish: the same version again does nothing, with other content it is refused', async () => {
  const again = (manifest: Manifest) => publish(store, manifest, async () => SCRIPT);
  expect(await again(manifestOf('1.0.0'))).toBe(true);
  expect(await again(manifestOf('1.0.0'))).toBe(false);
  await expect(again(manifestOf('1.0.0', { container: 'legal_2' }))).rejects.toThrow('raise the version');
});

test('publish: one that was killed before its manifest is completed by the next', async () => {
  const broken = async () => Promise.reject(new Error('killed'));
  await expect(publish(store, manifestOf('1.0.0'), broken)).rejects.toThrow('killed');
  await expect(promote(store, 'legal', '1.0.0')).rejects.toThrow('is not published');
  await release('1.0.0');
  expect(await pointer()).toEqual({ current: '1.0.0' });
});

test('promote and rollback: the pointer names the current version and the one before', async () => {
  await release('1.0.0', '1.1.0');
  expect(await pointer()).toEqual({ current: '1.1.0', previous: '1.0.0' });
  await promote(store, 'legal', '1.1.0');
  expect(await pointer()).toEqual({ current: '1.1.0', previous: '1.0.0' });
  expect(await rollback(store, 'legal')).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(await pointer()).toEqual({ current: '1.0.0', previous: '1.1.0' });
});

test('rollback: without a version before it is refused', async () => {
  await release('1.0.0');
  await expect(rollback(store, 'legal')).rejects.toThrow('legal has no previous version');
});

test('promote: a damaged pointer does not keep a good version away', async () => {
  await release('1.0.0');
  writeFileSync(join(folder, 'legal/live.json'), '{');
  await promote(store, 'legal', '1.0.0');
  expect(await pointer()).toEqual({ current: '1.0.0' });
});

test.each<[string, () => void, string]>([
  ['a missing file', () => rmSync(join(folder, 'legal/1.1.0', ENTRY)), 'is missing'],
  [
    'an altered file',
    () => writeFileSync(join(folder, 'legal/1.1.0', ENTRY), 'x'),
    'not the file that was built',
  ],
  ['no manifest', () => rmSync(join(folder, 'legal/1.1.0/manifest.json')), 'is not published'],
])('promote and rollback: %s is refused, the pointer stays', async (_, spoil, reason) => {
  await release('1.1.0', '1.0.0');
  const before = await pointer();
  spoil();
  await expect(promote(store, 'legal', '1.1.0')).rejects.toThrow(reason);
  await expect(rollback(store, 'legal')).rejects.toThrow(reason);
  expect(await pointer()).toEqual(before);
});

test.each<[Partial<Manifest>, string]>([
  [{ name: 'search' }, 'it has a container of another remote'],
  [{ version: '2.0.0' }, 'describes legal 2.0.0'],
  [{ kernel: '>=1' }, 'kernel is not a caret range'],
  [{ files: {} }, 'it has a script without a hash'],
  [{ files: { '../x.js': integrityOf('') } }, 'cannot be used: files.../x.js'],
  [
    { routes: [{ path: 'terms', component: 'Terms', access: 'anyone' }] },
    'routes.0.path is not an absolute path',
  ],
])('manifest: %j is refused', async (changes, reason) => {
  await publishAll('1.0.0');
  const text = JSON.stringify(manifestOf('1.0.0', changes));
  writeFileSync(join(folder, 'legal/1.0.0/manifest.json'), text);
  await expect(promote(store, 'legal', '1.0.0')).rejects.toThrow(reason);
});

test('prune: the newest, the current and the previous version stay', async () => {
  await publishAll('1.2.0', '1.9.0', '1.10.0', '1.11.0');
  await release('1.0.0', '1.1.0');
  expect(await prune(store, 'legal', 2)).toEqual(['1.9.0', '1.2.0']);
  expect(await store.list('legal')).toEqual(['1.0.0', '1.1.0', '1.10.0', '1.11.0']);
});

test('entry: addresses below the base, and of the previous version the fields that differ', () => {
  const lazy = 'lazy.1a2b.js';
  const files = { [ENTRY]: integrityOf('entry'), [lazy]: integrityOf('lazy') };
  const current = manifestOf('1.1.0', { lazy, files, home: [] });
  const nav = [{ label: 'Terms', to: '/terms', order: 1, access: 'anyone' as const }];
  const { previous, ...entry } = entryOf('https://cdn.test', current, manifestOf('1.0.0', { nav }));
  expect(entry).toMatchObject({
    entry: `https://cdn.test/legal/1.1.0/${ENTRY}`,
    integrity: files[ENTRY],
    lazy: { entry: `https://cdn.test/legal/1.1.0/${lazy}`, integrity: files[lazy] },
  });
  expect(previous).toEqual({
    ...{ version: '1.0.0', container: 'legal_1', kernel: '^3.0.0', nav },
    entry: `https://cdn.test/legal/1.0.0/${ENTRY}`,
    integrity: integrityOf(SCRIPT),
  });
});

describe('at an address', () => {
  const files = new Map<string, Buffer>();
  const headers: Record<string, string | undefined>[] = [];
  let server: Server;
  let far: ReturnType<typeof httpStore>;

  beforeEach(async () => {
    files.clear();
    server = createServer((request, response) => {
      const path = request.url ?? '';
      headers.push(request.headers as never);
      if (request.method === 'GET')
        return void response.writeHead(files.has(path) ? 200 : 404).end(files.get(path));
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        files.set(path, Buffer.concat(parts));
        response.writeHead(201).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    far = httpStore(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { token: 'secret' });
  });
  afterEach(() => void server.close());

  test('an address: publish, promote and rollback by PUT with the token', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publish(far, manifestOf(version), async () => SCRIPT);
      await promote(far, 'legal', version);
    }
    await rollback(far, 'legal');
    expect(JSON.parse(String(files.get('/legal/live.json')))).toEqual({
      current: '1.0.0',
      previous: '1.1.0',
    });
    expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
    expect((await readLive(far, 'legal')).entry?.version).toBe('1.0.0');
  });

  test('an address: one that is away, and one without https, are told in a sentence', async () => {
    server.close();
    server.closeAllConnections();
    await expect(readPointer(far, 'legal')).rejects.toThrow('cannot be reached');
    expect(() => httpStore('http://cdn.test')).toThrow('is not https');
    expect(await readLive(far, 'legal')).toMatchObject({
      problem: expect.stringContaining('cannot be reached'),
    });
  });
});

test('live: a pointer that is read meanwhile is the old or the new one, never a part', async () => {
  await release('1.0.0', '1.1.0');
  const texts = new Set<string>();
  const changes = Array.from({ length: 50 }, () => rollback(store, 'legal').catch(() => undefined));
  const reads = changes.map(async () => texts.add(readFileSync(join(folder, 'legal/live.json'), 'utf8')));
  await Promise.all([...changes, ...reads]);
  for (const text of texts) expect(() => JSON.parse(text) as unknown).not.toThrow();
});
