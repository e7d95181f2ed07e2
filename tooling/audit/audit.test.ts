import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../architecture/sources';
import { secretsInFiles } from './built-files.mjs';
import { readAnswer, withUnknownLicense } from './rules.mjs';

test('licenses: every package of the product has an allowed one', () => {
  expect(withUnknownLicense(readJson('package-lock.json'))).toEqual([]);
});

test.each([
  ['left-pad', '(MIT OR GPL-3.0-only)', true],
  ['left-pad', 'Apache-2.0 AND MIT', true],
  ['left-pad', 'MIT AND GPL-3.0-only', false],
  ['left-pad', 'LGPL-3.0-or-later', false],
  ['@img/sharp-linux-x64', 'LGPL-3.0-or-later', true],
  ['left-pad', undefined, false],
])('licenses: %s with %s: allowed is %s', (name, license, isAllowed) => {
  const found = withUnknownLicense({ packages: { [`api/node_modules/${name}`]: { license } } });
  expect(found).toHaveLength(isAllowed ? 0 : 1);
});

test('built files: a secret setting, a private key and a served source map are found by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'segue-audit-'));
  const served = join(folder, 'dist');
  mkdirSync(served);
  writeFileSync(join(served, 'a.js'), 'const key = "not-so-secret-key";');
  writeFileSync(join(served, 'a.js.map'), '{}');
  writeFileSync(join(served, 'b.pem'), '-----BEGIN RSA PRIVATE KEY-----');
  const env = { SPOTIFY_CLIENT_SECRET: 'not-so-secret-key', SOUNDCLOUD_CLIENT_SECRET: 'absent-secret' };
  const found = secretsInFiles(served, join(folder, 'none'), env);
  rmSync(folder, { recursive: true });
  expect(found.map((line) => line.slice(served.length + 1)).sort()).toEqual([
    'a.js contains SPOTIFY_CLIENT_SECRET',
    'a.js.map is a source map',
    'b.pem contains a private key',
  ]);
});

test('vulnerabilities: a registry that does not answer fails the audit', () => {
  const refused = 'npm warn x\n{ "statusCode": 405, "error": {} }\nnpm error log';
  expect(readAnswer(refused).notAnswered).toBe('status 405');
  expect(readAnswer('').notAnswered).toBe('no report');
  const vulnerabilities = { a: { name: 'a', severity: 'high', range: '<2' } };
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities });
  expect(readAnswer(report)).toEqual({ problems: ['a <2 (high)'] });
});
