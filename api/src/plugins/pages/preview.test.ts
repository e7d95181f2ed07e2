import { runtimeConfigSchema } from '@segue/contract';
import { PREVIEW_ELEMENT, type Preview } from '@segue/contract/preview';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRITY, remoteEntry, writeBuiltProduct, writeRegistry } from '../../testing/built-product';
import { appPerFile } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const dist = writeBuiltProduct(temporaryFolder());
const PUBLIC_URL = 'http://127.0.0.1:4140';
const server = appPerFile({ SEGUE_DIST: dist, PUBLIC_URL });

const face = {
  routes: [{ path: '/terms', component: 'TermsScreen', access: 'anyone' }],
  nav: [],
  widgets: [],
};

function publish(name: string, version: string, changes: object = {}) {
  const folder = join(dist, 'releases', name, version);
  mkdirSync(folder, { recursive: true });
  const entry = 'remoteEntry.5e6f.js';
  const facts = { schema: 2, commit: 'a1b2c3', at: '2026-01-01T12:00:00.000Z', bytes: 12 };
  const build = { container: `${name}_5e6f`, entry, integrity: INTEGRITY };
  const release = { ...facts, ...build, name, version, face, needs: { kernel: '^2.0.0', names: {} } };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, ...changes }));
}

beforeAll(async () => {
  writeRegistry(dist, [remoteEntry('search', ['/home']), remoteEntry('playlists', ['/playlists/:id'])]);
  publish('legal', '1.2.0');
  publish('search', '2.0.0+1a2b');
  publish('legal', '9.0.0', { needs: { kernel: '^9.0.0', names: {} } });
  publish('legal', '1.2.1', { name: 'search' });
  publish('legal', '1.2.2', { entry: '../../../shell/index.html' });
  writeFileSync(join(dist, 'shell/shell.json'), JSON.stringify({ version: '1.0.0', kernel: '2.0.0' }));
  writeFileSync(join(dist, 'releases/release.json'), JSON.stringify({ schema: 2 }));
  const beta = { schema: 1, revision: 'b1', remotes: [remoteEntry('search', ['/home'])] };
  writeFileSync(join(dist, 'registry.beta.json'), JSON.stringify(beta));
  writeFileSync(join(dist, 'registry.torn.json'), '{"remotes":');
});

type Listed = {
  revision: string;
  remotes: { name: string; version: string; entry: string; previous?: unknown }[];
};
const dataIn = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null',
  );

async function open(query: string) {
  const headers = { accept: 'text/html', host: '127.0.0.1:4140' };
  const { body, statusCode, headers: sent } = await server.app.inject({ url: `/home${query}`, headers });
  const listed = dataIn(body, 'segue-registry') as Listed;
  const preview = dataIn(body, PREVIEW_ELEMENT) as Preview | null;
  return {
    body,
    statusCode,
    sent,
    listed,
    preview,
    versions: listed.remotes.map((one) => `${one.name} ${one.version}`),
  };
}

test('preview: a published version stands in for the live one, with its own hash and routes', async () => {
  const { listed, preview, versions, sent } = await open('?remote=search@2.0.0%2B1a2b');
  expect(versions.sort()).toEqual(['playlists 1.0.0', 'search 2.0.0+1a2b']);
  expect(listed.remotes.find(({ name }) => name === 'search')).toEqual({
    ...face,
    name: 'search',
    version: '2.0.0+1a2b',
    container: 'search_5e6f',
    entry: '/releases/search/2.0.0+1a2b/remoteEntry.5e6f.js',
    integrity: INTEGRITY,
    kernel: '^2.0.0',
  });
  expect(preview).toEqual({
    query: '?remote=search%402.0.0%2B1a2b',
    channel: 'production',
    remotes: [{ name: 'search', version: '2.0.0+1a2b' }],
    problems: [],
  });
  expect(sent['cache-control']).toBe('no-store');
});

test('preview: the registry that a page reads again has the same versions', async () => {
  const { preview } = await open('?remote=legal@1.2.0');
  const again = await server.app.inject(`/registry.json${preview?.query}`);
  expect(again.json<Listed>().remotes.map(({ name }) => name)).toContain('legal');
  expect(again.headers['etag']).not.toBe((await server.app.inject('/registry.json')).headers['etag']);
});

test('preview: the next page without the query shows the live versions and no preview', async () => {
  await open('?remote=search@2.0.0%2B1a2b');
  const { preview, versions } = await open('?q=radio');
  expect(preview).toBeNull();
  expect(versions).toEqual(['search 1.0.0', 'playlists 1.0.0']);
});

test.each([
  ['an unknown version', 'legal@7.7.7', 'There is no published legal@7.7.7.'],
  ['a path as version', 'legal@../..', 'There is no published legal@../...'],
  ['an encoded path', 'legal@1.2.0%2F..%2F1.2.0', 'There is no published legal@1.2.0/../1.2.0.'],
  ['a null byte', 'legal@1.2.0%00', 'There is no published'],
  ['a script', '%3C/script%3E%3Cscript%3Ealert(1)', 'There is no published </script><script>alert(1).'],
  ['a release of another remote', 'legal@1.2.1', "The release legal 1.2.1 can't be read."],
  ['a version for a newer kernel', 'legal@9.0.0', 'legal 9.0.0 needs kernel ^9.0.0; this shell has 2.0.0.'],
  ['an entry outside its folder', 'legal@1.2.2', "The release legal 1.2.2 can't be read."],
])('preview: %s shows the live versions and the reason', async (_, request, reason) => {
  const { body, statusCode, preview, versions } = await open(`?remote=${request}`);
  expect(statusCode).toBe(200);
  expect(versions).toEqual(['search 1.0.0', 'playlists 1.0.0']);
  expect(preview?.problems.join()).toContain(reason);
  expect(body).not.toContain('<script>alert');
  expect(runtimeConfigSchema.safeParse(dataIn(body, 'segue-config')).success).toBe(true);
});

test('preview: another channel is shown whole', async () => {
  const { listed, preview } = await open('?channel=beta');
  expect(listed.revision).toBe('b1');
  expect(preview).toMatchObject({ channel: 'beta', query: '?channel=beta', problems: [] });
});

test.each([
  ['unknown', 'gamma', 'There is no channel gamma.'],
  ['a path', '../registry', 'There is no channel ../registry.'],
  ['torn', 'torn', "The registry of the channel torn can't be read."],
])('preview: a channel that is %s shows the live one and the reason', async (_, name, reason) => {
  const { listed, preview } = await open(`?channel=${encodeURIComponent(name)}`);
  expect(listed.revision).toBe('r1');
  expect(preview).toMatchObject({ channel: 'production', problems: [reason] });
});
