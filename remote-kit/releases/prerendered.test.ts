import {
  drawMissing,
  integrityOf,
  parsePrerendered,
  promote,
  publishRelease,
  readChannel,
  refreshRegistry,
  rollback,
  setCanary,
  type Drawing,
  type Drawn,
} from './index.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, release, releaseShell, deploymentPerTest } from './deployment.fixture';

const live = deploymentPerTest();
let drawings: string[];
beforeEach(() => void (drawings = []));

const SETTINGS = { demoCatalogue: false, separateProviders: false, providers: [] };
const drawnPages = (html: string): Drawn => ({
  renderer: 'r',
  styledComponents: '6.6.0',
  variants: [{ settings: SETTINGS, pages: { '/a': { html, styles: '' } } }],
});
const draw = (drawing: Drawing) => {
  drawings.push(`${drawing.name} ${drawing.version}`);
  return Promise.resolve(drawnPages(`<p>${drawing.name} ${drawing.version}</p>`));
};
const drawAll = async (draws = draw) => drawMissing(live.store, await readChannel(live.store), draws);
const operator = { by: 'ada', why: 'test' };
const fileOf = (name: string) => live.registry().remotes.find((one) => one.name === name)?.prerendered?.file;

test('draws the shell’s pages and each public remote once; the registry names file and hash', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await release(live.store, 'legal', '1.0.0');
  await publishRelease(live.store, {
    ...buildOf('library'),
    face: { routes: [{ path: '/favorites', component: 'A', access: 'member' }], nav: [], widgets: [] },
  });
  await promote(live.store, { ...operator, remote: 'library', version: '1.0.0' });
  expect(fileOf('legal')).toBeUndefined();

  await drawAll();
  await drawAll();
  expect(drawings).toEqual(['shell 1.0.0', 'legal 1.0.0']);
  await refreshRegistry(live.store);
  const { prerendered, remotes } = live.registry();
  expect(prerendered?.file).toMatch(/^\/releases\/shell\/1\.0\.0\/prerendered\/1\.0\.0-\w{12}\.json$/);
  expect(fileOf('library')).toBeUndefined();
  const pair = live.text(fileOf('legal')?.slice(1) ?? '');
  expect(remotes[0]?.prerendered?.integrity).toBe(integrityOf(pair));
  expect(parsePrerendered(pair, 'legal')).toMatchObject({
    shell: '1.0.0',
    container: buildOf('legal').container,
    variants: [{ pages: { '/a': { html: '<p>legal 1.0.0</p>' } } }],
  });
});

test('a rollback finds the pair that was drawn for that version and draws nothing', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  for (const version of ['1.0.0', '1.1.0']) {
    await publishRelease(live.store, buildOf('legal', version, { text: `legal ${version}` }));
    await promote(live.store, { ...operator, remote: 'legal', version });
    await drawAll();
    await refreshRegistry(live.store);
  }
  const before = drawings.length;
  await rollback(live.store, { ...operator, remote: 'legal' });
  expect(fileOf('legal')).toMatch(/\/legal\/1\.0\.0\/prerendered\//);
  await drawAll();
  expect(drawings).toHaveLength(before);
});

test('a canary is drawn with its own routes, beside the stable build', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await release(live.store, 'legal', '1.0.0');
  await publishRelease(live.store, buildOf('legal', '1.1.0', { path: '/imprint' }));
  const canary = { version: '1.1.0', share: 10, salt: 's', abortAt: 2 };
  await setCanary(live.store, { ...operator, remote: 'legal', canary, drops: ['/legal'] });
  const routes: unknown[] = [];
  await drawAll((drawing) => {
    routes.push([drawing.version, drawing.registry.remotes[0]?.routes[0]?.path]);
    return draw(drawing);
  });
  expect(routes).toEqual([
    ['1.0.0', '/legal'],
    ['1.0.0', '/legal'],
    ['1.1.0', '/imprint'],
  ]);
  await refreshRegistry(live.store);
  expect(live.registry().remotes[0]?.canary?.prerendered?.file).toContain('/legal/1.1.0/prerendered/');
});

test('other routes of one remote make other files of all, as do another shell and a damaged file', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await release(live.store, 'legal', '1.0.0');
  await drawAll();
  await release(live.store, 'charts', '1.0.0');
  await drawAll();
  expect(drawings.slice(2)).toEqual(['shell 1.0.0', 'legal 1.0.0', 'charts 1.0.0']);
  await releaseShell(live.store, '1.1.0', '2.0.0');
  expect(fileOf('legal')).toBeUndefined();
  await drawAll();
  expect(drawings.slice(5)).toEqual(['shell 1.1.0', 'legal 1.0.0', 'charts 1.0.0']);
  await refreshRegistry(live.store);
  writeFileSync(join(live.folder, fileOf('legal') ?? ''), '{');
  await refreshRegistry(live.store);
  expect(fileOf('legal')).toBeUndefined();
  await drawAll();
  expect(drawings.slice(8)).toEqual(['legal 1.0.0']);
});

test('a drawing that fails is reported; the others are written', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await release(live.store, 'legal', '1.0.0');
  await release(live.store, 'charts', '1.0.0');
  const result = await drawAll(async (drawing) => {
    if (drawing.name === 'legal') throw new Error('window is not defined');
    return draw(drawing);
  });
  expect(result).toEqual({
    drawn: [
      { name: 'shell', version: '1.0.0' },
      { name: 'charts', version: '1.0.0' },
    ],
    failed: [{ name: 'legal', version: '1.0.0', reason: 'window is not defined' }],
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<button type="button" onclick="a()">'],
  ['a style attribute', '<p style="color:red">'],
])('markup with %s is refused and no file is written', async (_, html) => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  const { failed } = await drawAll(() => Promise.resolve(drawnPages(html)));
  expect(failed[0]?.reason).toContain('variants.0.pages./a.html has markup that a page may not have');
  expect(existsSync(join(live.folder, 'releases/shell/1.0.0/prerendered'))).toBe(false);
});

test('two publishers draw the same pair: both succeed and one file is there', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  const results = await Promise.all([drawAll(), drawAll()]);
  expect(results.map(({ failed }) => failed)).toEqual([[], []]);
  await refreshRegistry(live.store);
  expect(live.registry().prerendered?.integrity).toMatch(/^sha384-/);
});

test('a deployment without a shell has nothing to draw', async () => {
  await release(live.store, 'legal', '1.0.0');
  expect(await drawAll()).toEqual({ drawn: [], failed: [] });
});
