import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow, readJson, root } from '../architecture/sources';
import { missingApis } from './apis.mjs';

/** A hint: a browser without it ignores it. */
const HARMLESS = new Set(['fetchPriority']);

const { compilerOptions } = readJson<{ compilerOptions: object }>('tsconfig.base.json');
const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, composite: false }, root);

const SOURCES = ['shell/src', 'remotes', 'shared-kernel', 'providers']
  .flatMap(filesBelow)
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|fixture|conformance)\.|\/(testing|template|server|sandbox)\//.test(file),
  );

test('browser APIs: sources use what all supported browsers have, or ask first [ROLE-16]', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const uses = missingApis(
    SOURCES.map((file) => join(root, file)),
    options,
  );
  const problems = uses.filter(({ name }) => !HARMLESS.has(name));
  expect(
    problems.map(({ file, line, name, browsers }) => `${file}:${line} ${name}: ${browsers.join(', ')}`),
  ).toEqual([]);
});

test('browser APIs: members, statics, globals and destructured names are found; guarded ones are not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'segue-apis-')), 'a.ts');
  writeFileSync(
    file,
    `URL.canParse('a');
requestIdleCallback(() => undefined);
document.body.checkVisibility();
const { share } = navigator;
Response.json({});
document.body.onscrollend = null;
new Highlight();
navigator.locks?.query();
document.querySelector('a')?.closest('b');
[1].toSorted();
fetch('/');`,
  );
  const names = missingApis([file], options).map(({ name }) => name);
  expect(names).toEqual([
    'canParse',
    'requestIdleCallback',
    'checkVisibility',
    'share',
    'json',
    'onscrollend',
    'Highlight',
  ]);
});
