import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_VERSION, satisfiesKernel } from './kernel-version';

test.each<[string, readonly string[], readonly string[]]>([
  ['^1.2.0', ['1.2.0', '1.2.7', '1.10.0'], ['1.1.9', '2.0.0']],
  ['^1.2.3', ['1.2.3'], ['1.2.2']],
  ['^0.3.1', ['0.3.4'], ['0.4.0']],
  ['^0.0.3', ['0.0.3'], ['0.0.4']],
  ['^0.0.0', ['0.0.0'], ['0.0.1']],
])('the range %s is satisfied by the kernels %j and not by %j', (range, good, bad) => {
  expect(good.filter((version) => !satisfiesKernel(range, version))).toEqual([]);
  expect(bad.filter((version) => satisfiesKernel(range, version))).toEqual([]);
});

test('no other form of a range is satisfied', () => {
  const ranges = ['1.0.0', '~1.0.0', '*', '>=1.0.0', '^1.0', '^1.0.0-beta', ''];
  expect(ranges.filter((range) => satisfiesKernel(range, '1.0.0'))).toEqual([]);
});

const root = join(__dirname, '../../../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the kernel has one version: its packages, every range of them, the lock file and the surface', () => {
  const kernel = readdirSync(join(root, 'shared-kernel'), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => `shared-kernel/${name}`);
  const others = ['remotes', '.'].flatMap((folder) => foldersIn(folder).map((name) => join(folder, name)));
  expect(new Set(kernel.map((folder) => readJson(`${folder}/package.json`).version))).toEqual(
    new Set([KERNEL_VERSION]),
  );
  const texts = [...kernel, ...others].map((folder) =>
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const ranges = [...texts, readFileSync(join(root, 'package-lock.json'), 'utf8')].flatMap((text) =>
    [
      ...text.matchAll(
        new RegExp(`"@segue/(?:${kernel.map((name) => name.slice(14)).join('|')})": "([^"]+)"`, 'g'),
      ),
    ].map(([, range]) => range),
  );
  expect(new Set(ranges)).toEqual(new Set([`^${KERNEL_VERSION}`]));
  const { packages } = readJson('package-lock.json');
  expect(kernel.map((folder) => packages[folder].version)).toEqual(kernel.map(() => KERNEL_VERSION));
  expect(readJson('shared-kernel/surface.json').version).toBe(KERNEL_VERSION);
});

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, 'package.json')));
