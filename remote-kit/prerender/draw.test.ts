import { folderStore, promote, publishRelease, publishShell, type Build } from '../releases/index.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawAfter } from './draw.mjs';

const rendered: string[] = [];
/** A drawing takes until this resolves. */
let held = Promise.resolve();
jest.mock('./prerender.mjs', () => ({
  renderPages: async ({ remote }: { remote: { name: string; entryFile: string } | null }) => {
    rendered.push(remote?.name ?? 'shell');
    await held;
    if (remote && readFileSync(remote.entryFile, 'utf8').includes('window.')) {
      throw new Error('window is not defined');
    }
    return { pages: { '/terms': { html: '<p>Terms</p>', styles: '' } } };
  },
}));

let folder: string;
let output: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
  rendered.length = 0;
  held = Promise.resolve();
  output = jest.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  output.mockRestore();
  rmSync(folder, { recursive: true });
});

const legal = (version: string, script = ''): Build => ({
  name: 'legal',
  version,
  commit: '',
  container: 'legal_1',
  entry: 'remoteEntry.1.js',
  content: Buffer.from(`var legal_1;/*${version}*/${script}`),
  face: { routes: [{ path: '/terms', component: 'A', access: 'anyone' }], nav: [], widgets: [] },
  needs: { kernel: '^2.0.0', names: {} },
});
const options = { channel: 'production' };

async function deployment() {
  const store = folderStore(folder);
  const contents = {
    'index.html': Buffer.from('<html>'),
    'shell.json': Buffer.from('{"version":"1.0.0","kernel":"2.0.0"}'),
  };
  await publishShell(store, { version: '1.0.0', kernel: '2.0.0', commit: '', contents });
  await promote(store, { by: 'ada', remote: 'shell', version: '1.0.0' });
  return store;
}

test('prerendered: a version is drawn after it is live, once for each kind of settings', async () => {
  const store = await deployment();
  await publishRelease(store, legal('1.0.0'));
  await promote(store, { by: 'ada', remote: 'legal', version: '1.0.0' });
  expect(rendered).toEqual([]);
  await drawAfter(store, options);
  expect(rendered.sort()).toEqual(['legal', 'legal', 'shell', 'shell']);
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toContain('/legal/1.0.0/prerendered/');
  expect(await drawAfter(store, options)).toEqual([]);
});

test('prerendered: what cannot be drawn is a line with the reason, and is live without it', async () => {
  const store = await deployment();
  await publishRelease(store, legal('1.0.0', 'window.a'));
  await promote(store, { by: 'ada', remote: 'legal', version: '1.0.0' });
  expect(await drawAfter(store, options)).toEqual([{ name: 'shell', version: '1.0.0' }]);
  expect(output).toHaveBeenCalledWith('legal 1.0.0 is not prerendered: window is not defined');
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).not.toContain('/legal/1.0.0/prerendered/');
});

test('prerendered: twenty promotes at once are drawn together, not one by one', async () => {
  const store = await deployment();
  const versions = Array.from({ length: 20 }, (_, index) => `1.${index}.0`);
  for (const version of versions) await publishRelease(store, legal(version));
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const drawings = [];
  for (const version of versions) {
    await promote(store, { by: 'ada', remote: 'legal', version });
    drawings.push(drawAfter(store, options));
  }
  release();
  await Promise.all(drawings);
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as {
    revision: string;
    remotes: { prerendered?: object }[];
  };
  expect(registry.revision).toBe('21');
  expect(registry.remotes[0]?.prerendered).toBeDefined();
  // The shell, the first version and the last one, with two kinds of settings.
  expect(rendered).toHaveLength(6);
});
