import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_VERSION, satisfiesKernel } from './kernel-version';

test.each([
  ['^1.2.0', '1.2.0'],
  ['^1.2.0', '1.2.7'],
  ['^1.2.0', '1.10.0'],
  ['^0.3.1', '0.3.4'],
  ['^0.0.3', '0.0.3'],
])('%s is satisfied by kernel %s', (range, version) => {
  expect(satisfiesKernel(range, version)).toBe(true);
});

test.each([
  ['^1.2.0', '1.1.9'],
  ['^1.2.3', '1.2.2'],
  ['^1.2.0', '2.0.0'],
  ['^0.3.1', '0.4.0'],
  ['^0.0.3', '0.0.4'],
  ['^0.0.0', '0.0.1'],
])('%s is not satisfied by kernel %s', (range, version) => {
  expect(satisfiesKernel(range, version)).toBe(false);
});

test.each(['1.0.0', '~1.0.0', '*', '>=1.0.0', '^1.0', '^1.0.0-beta', ''])(
  'the unsupported range %p is not satisfied',
  (range) => {
    expect(satisfiesKernel(range, '1.0.0')).toBe(false);
  },
);

test('all kernel packages have the same version', () => {
  const kernel = join(__dirname, '../..');
  const versions = readdirSync(kernel).map(
    (name) => JSON.parse(readFileSync(join(kernel, name, 'package.json'), 'utf8')).version,
  );
  expect(new Set(versions)).toEqual(new Set([KERNEL_VERSION]));
});
