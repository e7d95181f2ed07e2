import { readJson } from '../architecture/sources';
import { withExtensions } from './compile.mjs';
import { compiledExports, kernelManifest, kitManifest } from './manifests.mjs';

const root = readJson<Record<string, unknown>>('package.json');

test('kernel pack: entry points name the compiled files, style sheets stay', () => {
  expect(
    compiledExports({ '.': './src/index.ts', './tabs': './src/tabs/index.ts', './a.css': './src/a.css' }),
  ).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './tabs': { types: './dist/tabs/index.d.ts', default: './dist/tabs/index.js' },
    './a.css': './dist/a.css',
  });
});

test('kernel pack: it can be published, under our license, without development dependencies', () => {
  const manifest = kernelManifest(
    { name: '@segue/ui', private: true, exports: {}, devDependencies: { jest: '1.0.0' } },
    root,
  );
  expect(manifest).toMatchObject({ license: 'MIT', files: ['dist', 'surface.json'] });
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['private']));
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['devDependencies']));
});

test('kernel pack: the kit brings the tools of its commands, in the versions of this repository', () => {
  const { dependencies } = kitManifest({ exports: {}, dependencies: {} }, root);
  const { devDependencies } = root as { devDependencies: Record<string, string> };
  expect(dependencies).toMatchObject({
    jest: devDependencies.jest,
    typescript: devDependencies.typescript,
    '@swc/jest': devDependencies['@swc/jest'],
  });
  expect(Object.values(dependencies)).not.toContain(undefined);
});

test('kernel pack: the kit builds for the browsers that this repository supports', () => {
  expect(root.browserslist).toContain('safari >= 16.4');
  expect(kitManifest({ exports: {}, dependencies: {} }, root)).toMatchObject({
    browserslist: root.browserslist,
  });
});

test('kernel pack: relative imports get an extension, packages and texts stay', () => {
  const code = `import { a } from './a';
export { b } from "../b";
const c = await import('./c');
import './d';
import { e } from 'effector';
const text = 'from home';`;
  expect(withExtensions(code, (request: string) => `${request}.js`)).toBe(`import { a } from './a.js';
export { b } from "../b.js";
const c = await import('./c.js');
import './d.js';
import { e } from 'effector';
const text = 'from home';`);
});
