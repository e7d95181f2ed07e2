import { readJson } from '../architecture/sources';
import { manifestOf } from './manifest.mjs';

type Manifest = Record<string, Record<string, string>>;
const root = readJson<Manifest>('package.json');
const kit = () => manifestOf(readJson<Manifest>('remote-kit/package.json'), root) as Manifest;

test('kernel pack: it can be published, under our license, without development dependencies', () => {
  const manifest = manifestOf(
    { name: '@segue/ui', private: true, exports: {}, devDependencies: { jest: '1.0.0' } },
    root,
  );
  expect(manifest).toMatchObject({ license: 'MIT', engines: root.engines });
  expect(Object.keys(manifest)).not.toContain('private');
  expect(Object.keys(manifest)).not.toContain('devDependencies');
});

test('kernel pack: the kit brings its tools, in the versions of this repository, and its browsers', () => {
  const { dependencies, browserslist } = kit();
  const { jest, typescript, '@playwright/test': playwright } = root['devDependencies']!;
  expect(dependencies).toMatchObject({ jest, typescript, '@playwright/test': playwright });
  expect(Object.values(dependencies!)).not.toContain(undefined);
  expect(browserslist).toContain('safari >= 16.4');
});
