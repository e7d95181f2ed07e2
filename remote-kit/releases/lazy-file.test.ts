import { integrityOf, promote, publishRelease } from './index.mjs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, buildWithLazyFile, deploymentPerTest } from './deployment.fixture';

const live = deploymentPerTest();

const legal = { by: 'ada', why: 'test', remote: 'legal', version: '1.0.0' };

test('the lazy file of a build is published with its hash, which the registry names', async () => {
  const build = buildWithLazyFile('legal');
  const { release: published } = await publishRelease(live.store, build);
  const integrity = integrityOf(build.lazy?.content ?? '');
  expect(published.lazy).toEqual({
    file: 'lazy.1a2b3c4d.js',
    integrity,
    bytes: build.lazy?.content.length,
  });
  await promote(live.store, legal);
  const entry = '/releases/legal/1.0.0/lazy.1a2b3c4d.js';
  expect(live.registry().remotes[0]?.lazy).toEqual({ entry, integrity });
  expect((await live.store.read(`${entry.slice(1)}.br`))?.bytes.length).toBeGreaterThan(0);
});

test('a version whose lazy file is another one is refused', async () => {
  await publishRelease(live.store, buildWithLazyFile('legal'));
  const refused = 'legal 1.0.0 is already published with other content: raise the version.';
  const other = buildWithLazyFile('legal', '1.0.0', 'other lists');
  await expect(publishRelease(live.store, other)).rejects.toThrow(refused);
  await expect(publishRelease(live.store, buildOf('legal'))).rejects.toThrow(refused);
});

test('a lazy file that was altered or removed keeps its version from becoming live', async () => {
  await publishRelease(live.store, buildWithLazyFile('legal'));
  const file = join(live.folder, 'releases/legal/1.0.0/lazy.1a2b3c4d.js');
  writeFileSync(file, 'altered');
  await expect(promote(live.store, legal)).rejects.toThrow('is not the file that was published');
  rmSync(file);
  await expect(promote(live.store, legal)).rejects.toThrow('was removed');
});
