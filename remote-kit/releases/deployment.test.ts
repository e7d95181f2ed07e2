import {
  promote,
  publishRelease,
  readChannel,
  readLog,
  readRelease,
  rollback,
  setCanary,
  stopCanary,
  withdrawCanary,
} from './index.mjs';
import { replayed } from './replay.fixture';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildOf, bytesOf, release, releaseShell, deploymentPerTest } from './deployment.fixture';

const live = deploymentPerTest();

const operator = { by: 'ada', why: 'test' };
const legal = (version: string) => ({ ...operator, remote: 'legal', version });
const canary = { version: '1.1.0', share: 10, salt: 's', abortAt: 2 };
const publishLegal = (version: string, changes = {}) =>
  publishRelease(live.store, buildOf('legal', version, changes));

const faceWith = (changes: object) => ({
  face: { routes: [{ path: '/a', component: 'A', access: 'anyone', ...changes }], nav: [], widgets: [] },
});

describe('publish', () => {
  test('writes the files, compressed copies and the facts, and touches no channel', async () => {
    const build = buildOf('legal');
    const { release: published, isNew } = await publishRelease(live.store, build);
    expect(isNew).toBe(true);
    expect(published).toEqual(await readRelease(live.store, 'legal', '1.0.0'));
    expect(published).toMatchObject({
      commit: 'abc',
      container: build.container,
      bytes: build.content.length,
    });
    const read = async (suffix: string) =>
      (await live.store.read(`releases/legal/1.0.0/${build.entry}${suffix}`))?.bytes ?? Buffer.from('');
    expect(await read('')).toEqual(build.content);
    expect(brotliDecompressSync(await read('.br'))).toEqual(build.content);
    expect(gunzipSync(await read('.gz'))).toEqual(build.content);
    expect(readdirSync(live.folder)).toEqual(['releases']);
  });

  test('the same version with the same content again changes nothing', async () => {
    const { release: first } = await publishLegal('1.0.0');
    const later = { ...buildOf('legal'), commit: 'def' };
    expect(await publishRelease(live.store, later)).toEqual({ release: first, isNew: false });
  });

  test.each([
    ['files', { text: 'changed' }],
    ['routes', { text: 'legal 1.0.0', path: '/imprint' }],
    ['needs', { kernel: '^2.1.0' }],
  ])('a taken version with other %s is refused', async (_, changes) => {
    await publishLegal('1.0.0');
    const before = live.text('releases/legal/1.0.0/release.json');
    await expect(publishLegal('1.0.0', changes)).rejects.toThrow(
      'legal 1.0.0 is already published with other content: raise the version.',
    );
    expect(live.text('releases/legal/1.0.0/release.json')).toBe(before);
  });

  test.each([
    ['a version that is no version', { version: 'next' }, 'version is not a version'],
    ['a name that is not kebab-case', { name: 'Legal' }, 'name is not a kebab-case name'],
    ['an entry of another build', { content: Buffer.from('var legal_old;') }, 'is not the build legal_'],
    ['a needed kernel that is no caret range', { needs: { kernel: '*', names: {} } }, 'needs.kernel is not'],
    [
      'an unknown access level',
      faceWith({ access: 'friends' }),
      'routes.0.access is an unknown access level',
    ],
  ])('%s is refused and nothing is written', async (_, change, message) => {
    const build = { ...buildOf('legal'), ...change } as ReturnType<typeof buildOf>;
    await expect(publishRelease(live.store, build)).rejects.toThrow(message);
    expect(readdirSync(live.folder)).toEqual([]);
  });

  test('files of a publisher that was killed do not block the next one', async () => {
    const build = buildOf('legal');
    await publishLegal('1.0.0');
    rmSync(join(live.folder, 'releases/legal/1.0.0/release.json'));
    expect((await publishRelease(live.store, build)).isNew).toBe(true);
  });
});

describe('promote', () => {
  test('changes one entry of channel and registry, and logs it', async () => {
    await release(live.store, 'search', '1.0.0', '1.1.0');
    await release(live.store, 'legal', '1.0.0');
    const before = live.registry();
    await release(live.store, 'legal', '1.1.0');
    const after = live.registry();
    expect(bytesOf(after, 'search')).toBe(bytesOf(before, 'search'));
    expect(after.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'search 1.1.0',
      'legal 1.1.0',
    ]);
    expect(after.remotes[1]?.previous).toMatchObject({ version: '1.0.0', nav: [{ label: 'legal 1.0.0' }] });
    expect([before.revision, after.revision]).toEqual(['3', '4']);
    expect((await readLog(live.store)).at(-1)).toMatchObject({
      by: 'ada',
      remote: 'legal',
      action: 'promote',
      from: '1.0.0',
      to: '1.1.0',
      why: 'test',
      revision: 4,
    });
  });

  test('another channel has its own registry', async () => {
    await release(live.store, 'legal', '1.0.0');
    const production = live.text('registry.json');
    await publishLegal('1.1.0');
    await promote(live.store, { ...legal('1.1.0'), channel: 'staging' });
    expect(live.text('registry.json')).toBe(production);
    expect(live.text('registry.staging.json')).toContain('"version": "1.1.0"');
  });

  const publishedFile = async () =>
    join(live.folder, 'releases/legal/1.1.0', (await publishLegal('1.1.0')).release.entry);
  const refusals: [string, string, () => unknown][] = [
    ['a version that is not published', 'legal 1.1.0 is not published', () => undefined],
    [
      'a path of another live remote',
      'The path /terms is claimed twice: search, legal.',
      async () => {
        await publishRelease(live.store, buildOf('search', '1.0.0', { path: '/terms' }));
        await promote(live.store, { ...operator, remote: 'search', version: '1.0.0' });
        await publishLegal('1.1.0', { path: '/terms' });
      },
    ],
    [
      'a kernel that the live shell lacks',
      'legal 1.1.0 needs kernel ^2.1.0; shell 1.0.0 has 2.0.0.',
      async () => {
        await releaseShell(live.store, '1.0.0', '2.0.0');
        await publishLegal('1.1.0', { kernel: '^2.1.0' });
      },
    ],
    [
      'a file that was changed',
      'is not the file that was published',
      async () => appendFileSync(await publishedFile(), ';'),
    ],
    [
      'a file that was removed',
      'was removed: publish a new version',
      async () => rmSync(await publishedFile()),
    ],
    [
      'a release that describes another',
      'describes search 1.1.0',
      async () => {
        await publishRelease(live.store, buildOf('search', '1.1.0'));
        const folder = join(live.folder, 'releases/legal/1.1.0');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'release.json'), live.text('releases/search/1.1.0/release.json'));
      },
    ],
  ];
  test.each(refusals)('%s is refused and nothing changes', async (_, message, prepare) => {
    await release(live.store, 'legal', '1.0.0');
    await prepare();
    const files = ['channels/production.json', 'channels/production.log.jsonl', 'registry.json'];
    const before = files.map(live.text);
    await expect(promote(live.store, legal('1.1.0'))).rejects.toThrow(message);
    expect(files.map(live.text)).toEqual(before);
  });

  test.each([
    ['not JSON', '{"schema":2,"remo', 'is not JSON'],
    ['of a later schema', '{"schema":3}', 'has schema 3, and this tool reads schema 2'],
    ['without remotes', '{"schema":2,"revision":1}', 'cannot be used: remotes'],
    [
      'with a version that is none',
      '{"schema":2,"revision":1,"remotes":{"a":{"version":"x"}}}',
      'is not a version',
    ],
  ])('a channel that is %s is left unchanged', async (_, text, message) => {
    await publishLegal('1.0.0');
    mkdirSync(join(live.folder, 'channels'));
    writeFileSync(join(live.folder, 'channels/production.json'), text);
    await expect(promote(live.store, legal('1.0.0'))).rejects.toThrow(message);
    expect(live.text('channels/production.json')).toBe(text);
    expect(existsSync(join(live.folder, 'registry.json'))).toBe(false);
  });

  test('a damaged registry is written again from the channel', async () => {
    await release(live.store, 'legal', '1.0.0');
    const before = live.text('registry.json');
    writeFileSync(join(live.folder, 'registry.json'), '{"remo');
    await promote(live.store, legal('1.0.0'));
    expect(live.text('registry.json')).toBe(before);
  });
});

describe('canary', () => {
  beforeEach(async () => {
    await release(live.store, 'legal', '1.0.0');
    await publishLegal('1.1.0');
    await setCanary(live.store, { ...operator, remote: 'legal', canary });
  });

  test('stands beside the live version in channel and registry', async () => {
    expect(await live.entries()).toEqual({ legal: { version: '1.0.0', canary } });
    expect(live.registry().remotes[0]).toMatchObject({
      version: '1.0.0',
      canary: { version: '1.1.0', share: 10, salt: 's', abortAt: 2, nav: [{ label: 'legal 1.1.0' }] },
    });
  });

  test.each([
    ['stopped by the operator', stopCanary, 'stop-canary'],
    ['withdrawn by the server', withdrawCanary, 'withdraw'],
  ] as const)('%s leaves the live version; a second time changes nothing', async (_, end, action) => {
    await end(live.store, { by: 'server', why: '4 of 40 loads failed', remote: 'legal', version: '1.1.0' });
    expect(await live.entries()).toEqual({ legal: { version: '1.0.0' } });
    expect(live.registry().remotes[0]).not.toHaveProperty('canary');
    expect((await readLog(live.store)).at(-1)).toMatchObject({ action, from: '1.1.0', to: '1.0.0' });
    const again = await end(live.store, { by: 'server', remote: 'legal', version: '1.1.0' });
    expect(again.after).toBe(again.before);
  });
});

describe('rollback', () => {
  test('restores files and routes of the previous version, and twice goes further back', async () => {
    await publishRelease(live.store, buildOf('legal', '1.0.0', { path: '/old' }));
    await promote(live.store, legal('1.0.0'));
    await publishRelease(live.store, buildOf('legal', '1.1.0'));
    await promote(live.store, { ...legal('1.1.0'), drops: ['/old'] });
    await release(live.store, 'legal', '1.2.0');
    await rollback(live.store, { ...operator, remote: 'legal' });
    expect(live.registry().remotes[0]).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
    await rollback(live.store, { ...operator, remote: 'legal' });
    expect(live.registry().remotes[0]).toMatchObject({ version: '1.0.0', routes: [{ path: '/old' }] });
    expect(live.registry().remotes[0]).not.toHaveProperty('previous');
    expect(replayed(await readLog(live.store))).toEqual(await readChannel(live.store));
  });
});
