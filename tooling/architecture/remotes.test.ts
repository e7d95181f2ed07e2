import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { menuFaults, routeFaults, type PublicParts } from '@segue/remote-kit/releases';
import { singletonsOf } from '@segue/remote-kit/rspack/shared-singletons';
import { REMOTES } from '../rspack/remotes.mjs';
import { read, readJson, root, workspaces } from './sources';

type Route = { path: string };
type RemoteManifest = { name: string; routes?: Route[]; components?: unknown };

const remotes = workspaces.filter(({ folder }) => folder.startsWith('remotes/')).map(({ folder }) => folder);
const requests = new Set(singletonsOf(root).map(({ request }: { request: string }) => request));

test('the five remotes of the product exist', () => {
  const names = ['legal', 'library', 'playlists', 'search', 'settings'];
  expect(remotes).toEqual(expect.arrayContaining(names.map((name) => `remotes/${name}`)));
});

test.each(remotes)(
  '%s has a module, a manifest with its name and a route, a code owner and a size budget',
  (folder) => {
    const name = folder.split('/')[1] ?? '';
    const manifest = readJson<RemoteManifest>(`${folder}/remote.json`);
    expect(manifest.name).toBe(name);
    expect(existsSync(join(root, folder, 'src/remote.ts'))).toBe(true);
    expect(manifest.routes?.length).toBeGreaterThan(0);
    expect(read('CODEOWNERS')).toMatch(new RegExp(`^/${folder}/\\s+@\\S+`, 'm'));
    expect(Object.keys(readJson<{ remotes: object }>('tooling/size/budgets.json').remotes)).toContain(name);
  },
);

test.each(remotes)('%s is part of the build, the compiler projects and the lock file', (folder) => {
  expect(REMOTES).toContain(folder.split('/')[1]);
  for (const file of ['tsconfig.json', 'tsconfig.tests.json']) {
    expect(readJson<{ references: object[] }>(file).references).toContainEqual({ path: `./${folder}` });
  }
  expect(readJson<{ packages: object }>('package-lock.json').packages).toHaveProperty([folder]);
});

test('no remote has a route or a menu entry of another one, or of the shell', () => {
  const publicParts = remotes.map((folder) => readJson<PublicParts>(`${folder}/remote.json`));
  expect(
    publicParts.flatMap((one) => [...routeFaults(one, publicParts), ...menuFaults(one, publicParts)]),
  ).toEqual([]);
});

test('exactly the kernel’s stateful packages and the vendors they need are shared', () => {
  const expected = [
    ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'],
    ...['effector', 'effector-react', 'styled-components'],
    ...['@segue/contract', '@segue/kernel/request', '@segue/kernel/bus', '@segue/kernel/state'],
  ];
  expect([...requests].sort()).toEqual(expected.sort());
});
