import * as kernel from '@segue/federation';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './deployment.mjs';
import { deploymentFolders } from './deployment.fixture';

let live: ReturnType<typeof deploymentFolders>;
beforeEach(() => {
  live = deploymentFolders();
});
afterEach(() => live.remove());

const publishTo = (checkout: string, ...names: string[]): Promise<string[]> =>
  publish({ checkout, names, to: live.to, kernel });
const entryOf = (name: string) => live.entries().find((entry) => entry.name === name);
/** The lines of one remote in the registry's text. */
const bytesOf = (name: string) => JSON.stringify(entryOf(name), null, 2).replaceAll('\n', '\n    ');
const rewrite = (change: (registry: { remotes: object[] }) => object) =>
  writeFileSync(
    live.registryPath,
    `${JSON.stringify(change(JSON.parse(live.text()) as { remotes: object[] }), null, 2)}\n`,
  );

/** Search 1.1.0 and charts are live; the checkout of legal has an older search, built, and no charts. */
async function liveWithNewerSearch() {
  await publishTo(live.build('search-team', 'search', { version: '1.1.0', text: 'new search' }), 'search');
  await publishTo(live.build('charts-team', 'charts'), 'charts');
  live.build('legal-team', 'search', { version: '1.0.0', text: 'old search' });
  return live.build('legal-team', 'legal');
}

describe('publishing one remote', () => {
  test('leaves the entries of other remotes unchanged, byte for byte', async () => {
    const checkout = await liveWithNewerSearch();
    const others = ['search', 'charts'].map(bytesOf);
    expect(await publishTo(checkout, 'legal')).toEqual(['legal 1.0.0 is published.']);
    expect(live.entries().map(({ name, version }) => `${name} ${version}`)).toEqual([
      'search 1.1.0',
      'charts 1.0.0',
      'legal 1.0.0',
    ]);
    for (const bytes of others) expect(live.text()).toContain(bytes);
  });

  test('replaces its entry in place and records the previous build', async () => {
    const checkout = await liveWithNewerSearch();
    live.build('legal-team', 'search', { version: '1.2.0', text: 'newest search' });
    await publishTo(checkout, 'legal');
    expect(await publishTo(checkout, 'search')).toEqual(['search 1.2.0 is published; it was 1.1.0.']);
    expect(live.entries().map(({ name }) => name)).toEqual(['search', 'charts', 'legal']);
    expect(entryOf('search')).toMatchObject({ version: '1.2.0', previous: { version: '1.1.0' } });
  });

  test('five times keeps the files of every build, for pages that are open', async () => {
    const checkout = live.build('legal-team', 'legal', { text: 'first' });
    const published: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
      live.build('legal-team', 'legal', { version, text: version });
      await publishTo(checkout, 'legal');
      published.push(join(live.to, entryOf('legal')?.entry ?? ''));
    }
    expect(published.map((file) => existsSync(file))).toEqual(published.map(() => true));
  });

  test('keeps fields that it does not know', async () => {
    const checkout = live.build('legal-team', 'legal', { text: 'first' });
    await publishTo(checkout, 'legal');
    await publishTo(live.build('search-team', 'search'), 'search');
    const canary = { version: '2.0.0', share: 10 };
    rewrite((registry) => ({
      channel: 'production',
      ...registry,
      remotes: [
        ...registry.remotes.map((entry) => ({ ...entry, canary })),
        { name: 'shapeless', routes: { '/shapeless': 'Screen' } },
        null,
      ],
    }));
    live.build('legal-team', 'legal', { version: '1.1.0', text: 'second' });
    await publishTo(checkout, 'legal');
    expect(JSON.parse(live.text())).toMatchObject({
      channel: 'production',
      remotes: [
        { name: 'legal', version: '1.1.0', canary },
        { name: 'search', canary },
        { name: 'shapeless', routes: { '/shapeless': 'Screen' } },
        null,
      ],
    });
  });

  test('changes nothing when one of several remotes is rejected', async () => {
    const checkout = live.build('team', 'legal');
    live.build('team', 'search', { version: 'next' });
    await expect(publishTo(checkout, 'legal', 'search')).rejects.toThrow('next is not a version');
    expect([existsSync(live.registryPath), existsSync(join(live.to, 'remotes'))]).toEqual([false, false]);
  });

  test('is rejected when the remote is not built', async () => {
    const checkout = live.build('team', 'legal');
    rmSync(join(checkout, 'remotes/legal/dist'), { recursive: true });
    await expect(publishTo(checkout, 'legal')).rejects.toThrow(
      'legal is not built: run npm run build -- legal.',
    );
  });

  test('is rejected when another published remote has its path', async () => {
    const checkout = await liveWithNewerSearch();
    live.build('legal-team', 'legal', { path: '/charts' });
    await expect(publishTo(checkout, 'legal')).rejects.toThrow(
      'The path /charts is claimed twice: charts, legal.',
    );
  });

  test('copies the shell of the checkout only when the shell is named', async () => {
    const checkout = live.build('team', 'legal');
    mkdirSync(join(checkout, 'shell/dist'), { recursive: true });
    writeFileSync(join(checkout, 'shell/dist/index.html'), 'the page');
    await publishTo(checkout, 'legal');
    expect(existsSync(join(live.to, 'shell'))).toBe(false);
    expect(await publishTo(checkout, 'shell')).toEqual(['shell is published.']);
    expect(readFileSync(join(live.to, 'shell/index.html'), 'utf8')).toBe('the page');
  });
});

describe('publishing a version', () => {
  const taken =
    'legal 1.0.0 is already published with other content: raise the version in remotes/legal/package.json and remote.json.';
  let checkout: string;
  beforeEach(async () => {
    checkout = live.build('team', 'legal', { text: 'first' });
    await publishTo(checkout, 'legal');
  });
  const raise = async (version: string) => {
    live.build('team', 'legal', { version, text: version });
    await publishTo(checkout, 'legal');
  };

  test('that is current with the same files changes nothing', async () => {
    const before = live.text();
    expect(await publishTo(checkout, 'legal')).toEqual(['legal 1.0.0 is already published: nothing to do.']);
    expect(live.text()).toBe(before);
  });

  test.each([
    ['current', []],
    ['previous', ['1.1.0']],
    ['older', ['1.1.0', '1.2.0', '1.3.0']],
  ])('that was published with other files is rejected (%s version)', async (_, later) => {
    for (const version of later) await raise(version);
    const before = live.text();
    live.build('team', 'legal', { text: 'changed' });
    await expect(publishTo(checkout, 'legal')).rejects.toThrow(taken);
    expect(live.text()).toBe(before);
  });

  test('that was published with another manifest is rejected', async () => {
    live.build('team', 'legal', { text: 'first', path: '/imprint' });
    await expect(publishTo(checkout, 'legal')).rejects.toThrow(taken);
  });

  test('that was current before restores it with its own files', async () => {
    await raise('1.1.0');
    live.build('team', 'legal', { text: 'first' });
    expect(await publishTo(checkout, 'legal')).toEqual(['legal 1.0.0 is published; it was 1.1.0.']);
    expect(entryOf('legal')).toMatchObject({ version: '1.0.0', previous: { version: '1.1.0' } });
  });
});

test('publishing into the dist of a checkout is rejected, with and without a registry there', async () => {
  const checkout = live.build('team', 'legal');
  const message = 'is written by npm run build: publish into another folder';
  const to = join(checkout, 'dist');
  await expect(publish({ checkout, names: ['legal'], to, kernel })).rejects.toThrow(`${to} ${message}`);
  expect(existsSync(to)).toBe(false);

  const local = '{"schema":1,"remotes":[{"name":"a","version":"1.0.0+f00"}]}';
  mkdirSync(live.to);
  writeFileSync(live.registryPath, local);
  await expect(publishTo(checkout, 'legal')).rejects.toThrow(`${live.to} ${message}`);
  expect(live.text()).toBe(local);
});

test.each([
  ['truncated', '{"schema":1,"remo', 'is not a registry: repair it or restore a copy; nothing was changed.'],
  ['empty', '', 'is not a registry: repair it or restore a copy; nothing was changed.'],
  ['without remotes', '{"schema":1}', 'is not a registry: repair it or restore a copy; nothing was changed.'],
  ['of a later schema', '{"schema":2,"remotes":[]}', 'has schema 2, and this checkout writes schema 1'],
  ['with a name twice', '{"schema":1,"remotes":[{"name":"a"},{"name":"a"}]}', 'lists a twice'],
])('a registry that is %s is rejected and left unchanged', async (_, text, message) => {
  mkdirSync(live.to);
  writeFileSync(live.registryPath, text);
  await expect(publishTo(live.build('team', 'legal'), 'legal')).rejects.toThrow(
    `${live.registryPath} ${message}`,
  );
  expect(live.text()).toBe(text);
  expect(existsSync(join(live.to, 'remotes'))).toBe(false);
});
