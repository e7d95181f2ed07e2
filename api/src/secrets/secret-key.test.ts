import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretKeyIn } from './secret-key';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('the first start generates a key, later starts read it', () => {
  const key = secretKeyIn(folder);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(secretKeyIn(folder)).toBe(key);
});

test('the key file is readable by its owner only', () => {
  secretKeyIn(folder);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a truncated key file is an error', () => {
  writeFileSync(join(folder, 'secret.key'), 'short');
  expect(() => secretKeyIn(folder)).toThrow(/contains no usable key/);
});
