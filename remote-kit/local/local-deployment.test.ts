import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listBuilds } from './local-deployment.mjs';

type Built = { version?: string; text?: string; path?: string; kernel?: string; manifest?: object };

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function put(path: string, content: string | object) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Writes a remote with its build, as the bundler does. */
function build(name: string, { version = '1.0.0', text = name, path, kernel, manifest }: Built = {}) {
  const hash = createHash('sha256').update(text).digest('hex');
  const container = `${name}_${hash.slice(0, 11)}`;
  const routes = [{ path: path ?? `/${name}`, component: 'Screen', access: 'anyone' }];
  rmSync(join(checkout, 'remotes', name), { recursive: true, force: true });
  put(`remotes/${name}/remote.json`, { name, version, routes, nav: [], widgets: [], ...manifest });
  put(`remotes/${name}/package.json`, { version });
  put(`remotes/${name}/dist/build.json`, { container, needs: { kernel: kernel ?? '^2.0.0', names: {} } });
  put(`remotes/${name}/dist/remoteEntry.${hash.slice(0, 8)}.js`, `var ${container};/*${text}*/`);
}

const shell = (script: string) => {
  put('shell/dist/index.html', `<script src="/assets/${script}.js"></script>`);
  put('shell/dist/shell.json', { version: '1.0.0', kernel: '2.1.0' });
};
const list = (...names: string[]): Promise<void> =>
  listBuilds({ checkout, names, remotes: ['legal', 'search'] });
type Entry = { name: string; version: string; entry: string; previous?: Entry };
const registry = () =>
  JSON.parse(readFileSync(join(checkout, 'dist/registry.json'), 'utf8')) as { remotes: Entry[] };
const entryOf = (name: string) => registry().remotes.find((entry) => entry.name === name);

test('lists builds by name; the others stay, a channel that cannot be read is replaced', async () => {
  put('dist/channels/production.json', '{"schema":2,"remo');
  build('search');
  build('legal');
  await list('search');
  await list('legal');
  expect(registry().remotes.map(({ name }) => name)).toEqual(['legal', 'search']);
  expect(entryOf('legal')?.entry).toMatch(/^\/releases\/legal\/1\.0\.0\+[0-9a-f]{11}\/remoteEntry\.\w+\.js$/);
});

test.each([
  ['script', { text: 'second' }],
  ['routes', { path: '/imprint' }],
  ['needed kernel', { kernel: '^2.1.0' }],
])('another %s makes another version, with the one before as previous', async (_, change) => {
  build('legal');
  await list('legal');
  const first = entryOf('legal');
  build('legal', change);
  await list('legal');
  expect(entryOf('legal')?.version).not.toBe(first?.version);
  expect(entryOf('legal')?.previous?.version).toBe(first?.version);
});

test('the live build of a remote and the one before are kept', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) {
    build('legal', { text });
    await list('legal');
  }
  expect(readdirSync(join(checkout, 'dist/releases/legal'))).toHaveLength(2);
});

test('a damaged file of a build is written again', async () => {
  build('legal');
  await list('legal');
  const file = join(checkout, 'dist', entryOf('legal')?.entry ?? '');
  const content = readFileSync(file, 'utf8');
  appendFileSync(file, 'damaged');
  await list('legal');
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a remote that left the checkout, or whose files are gone, leaves the registry', async () => {
  build('legal');
  build('search');
  await list('legal', 'search');
  rmSync(join(checkout, 'dist/releases/search'), { recursive: true });
  await list('legal');
  expect(registry().remotes.map(({ name }) => name)).toEqual(['legal']);
  await listBuilds({ checkout, names: [], remotes: [] });
  expect(registry().remotes).toEqual([]);
});

test.each<[string, Built, string]>([
  ['is not built', {}, 'search is not built: run npm run build -- search.'],
  ['has the name of another', { manifest: { name: 'seek' } }, 'remote.json has the name seek'],
  ['has two versions', { manifest: { version: '1.1.0' } }, 'remote.json says 1.1.0, package.json says 1.0.0'],
  ['needs another kernel', { kernel: '^3.0.0' }, 'needs kernel ^3.0.0'],
  ['claims the path of another', { path: '/legal' }, 'The path /legal is claimed twice: legal, search.'],
])('a remote that %s is refused and the registry stays', async (what, change, message) => {
  shell('main.1');
  build('legal');
  await list('shell', 'legal');
  const before = registry();
  build('search', change);
  if (what === 'is not built') rmSync(join(checkout, 'remotes/search/dist'), { recursive: true });
  await expect(list('search')).rejects.toThrow(message);
  expect(registry()).toEqual(before);
});
