import { folderStore, promote, publishRelease, publishShell, type Build } from '../releases/index.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawAfter } from './draw.mjs';

const rendered: string[] = [];
jest.mock('./prerender.mjs', () => ({
  renderPages: ({ remote }: { remote: { name: string; entryFile: string } | null }) => {
    rendered.push(remote?.name ?? 'shell');
    if (remote && readFileSync(remote.entryFile, 'utf8').includes('window.')) {
      return Promise.reject(new Error('window is not defined'));
    }
    return Promise.resolve({ pages: { '/terms': { html: '<p>Terms</p>', styles: '' } } });
  },
}));

let folder: string;
let output: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
  rendered.length = 0;
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
