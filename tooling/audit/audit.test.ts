// The packages of this repository keep the rules, and each rule finds what breaks it. `npm run audit` adds what needs a network.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '../start/install.mjs';
import { at, readJson } from '../start/paths.mjs';
import { secretsInFiles } from './built-files.mjs';
import { readAnswer } from './known-vulnerabilities.mjs';
import { lockedPackages } from './lock-file.mjs';
import {
  notFromRegistry,
  differentFromLock,
  withoutIntegrity,
  withUnknownLicense,
  withUnknownScript,
} from './rules.mjs';
import { sbomOf } from './sbom.mjs';

const manifest = readJson(at('package.json'));
const licenses = readJson(at('tooling/audit/licenses.json'));
const locked = lockedPackages(readJson(at('package-lock.json')));

test('packages: every one has a hash, comes from the registry and has an allowed license', () => {
  const all = [
    ...locked,
    ...TOOLS.flatMap((folder) => lockedPackages(readJson(at(folder, 'package-lock.json')))),
  ];
  expect(all.length).toBeGreaterThan(1000);
  expect(withoutIntegrity(all)).toEqual([]);
  expect(notFromRegistry(all)).toEqual([]);
  expect(withUnknownLicense(locked, licenses)).toEqual([]);
});

test('packages: every install script is decided on in package.json', () => {
  expect(withUnknownScript(locked, manifest.allowScripts)).toEqual([]);
});

const integrity = `sha512-${'A'.repeat(86)}==`;
const entry = { version: '1.0.0', license: 'MIT', integrity };
const packagesWith = (changes: object, name = 'left-pad') =>
  lockedPackages({
    packages: {
      '': { name: 'segue' },
      'node_modules/@segue/ui': { link: true },
      [`api/node_modules/${name}`]: { ...entry, ...changes },
    },
  });

test.each([
  ['no hash', { integrity: undefined }],
  ['a SHA-1 hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['a place in a repository', { resolved: 'git+ssh://git@github.com/a/b.git' }],
  ['a host like that of the registry', { resolved: 'https://registry.npmjs.org.evil.example/left-pad.tgz' }],
])('a package with %s is found', (_what, changes) => {
  const packages = packagesWith(changes);
  expect([...withoutIntegrity(packages), ...notFromRegistry(packages)]).toEqual([
    'resolved' in changes
      ? `left-pad@1.0.0 comes from ${changes.resolved}`
      : 'left-pad@1.0.0 has no SHA-512 hash',
  ]);
});

test('install scripts: an undecided package and a decision without its package are found', () => {
  const packages = packagesWith({ hasInstallScript: true });
  expect(withUnknownScript(packages, {})).toEqual([
    'left-pad@1.0.0 has an install script that package.json does not decide on',
  ]);
  expect(withUnknownScript(packages, { 'left-pad': false })).toEqual([]);
  expect(withUnknownScript(packagesWith({}), { 'left-pad': true })).toEqual([
    'left-pad is in allowScripts of package.json and has no install script',
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['', false],
])('license "%s": allowed is %s', (license, isAllowed) => {
  expect(withUnknownLicense(packagesWith({ license }), licenses)).toHaveLength(isAllowed ? 0 : 1);
});

test('license: an exception holds for its packages only; packages for developers are not asked', () => {
  const license = 'LGPL-3.0-or-later';
  expect(withUnknownLicense(packagesWith({ license }, '@img/sharp-linux-x64'), licenses)).toEqual([]);
  expect(withUnknownLicense(packagesWith({ license, dev: true }), licenses)).toEqual([]);
});

test('an installed package of another version or hash than the locked one is found', () => {
  const expected = packagesWith({});
  expect(differentFromLock(packagesWith({}), expected)).toEqual([]);
  for (const changes of [{ version: '1.0.1' }, { integrity: `sha512-${'B'.repeat(86)}==` }]) {
    expect(differentFromLock(packagesWith(changes), expected)).toHaveLength(1);
  }
});

test('the bill of materials lists every locked name and version once, with its hash', () => {
  const { components } = sbomOf(locked, manifest, new Date());
  const expected = new Set(locked.map(({ name, version }) => `${name}@${version}`));
  expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...expected].sort());
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]!.content))).toEqual([]);
  const react = components.find(({ name }) => name === 'react');
  expect(react).toMatchObject({ scope: 'required', purl: expect.stringMatching(/^pkg:npm\/react@\d/) });
});

test('built files: a secret setting, a private key and a served source map are found by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'segue-audit-'));
  const served = join(folder, 'dist');
  mkdirSync(served);
  writeFileSync(join(served, 'a.js'), 'const key = "not-so-secret-key";');
  writeFileSync(join(served, 'a.js.map'), '{}');
  writeFileSync(join(served, 'b.pem'), '-----BEGIN RSA PRIVATE KEY-----');
  const env = { SPOTIFY_CLIENT_SECRET: 'not-so-secret-key', SOUNDCLOUD_CLIENT_SECRET: 'absent-secret' };
  const found = secretsInFiles({ served, server: join(folder, 'none') }, env);
  rmSync(folder, { recursive: true });
  expect(found.map((line) => line.slice(served.length + 1)).sort()).toEqual([
    'a.js contains SPOTIFY_CLIENT_SECRET',
    'a.js.map is a source map',
    'b.pem contains a private key',
  ]);
});

test('vulnerabilities: a registry that does not answer is never taken for a clean report', () => {
  const refused = 'npm warn x\n{ "statusCode": 405, "body": "", "error": {} }\nnpm error log';
  expect(readAnswer(refused)).toEqual({ answered: false, reason: 'status 405' });
  expect(readAnswer('')).toEqual({ answered: false, reason: 'no report' });
  const report = {
    auditReportVersion: 2,
    vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' } },
    metadata: { vulnerabilities: { high: 1 } },
  };
  expect(readAnswer(JSON.stringify(report))).toMatchObject({
    answered: true,
    counts: { critical: 0, high: 1 },
    packages: ['a <2 (high)'],
  });
});
