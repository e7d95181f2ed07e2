import { promote, publishRelease, readChannel, readLog } from './index.mjs';
import { replayed } from './replay.fixture';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOf, bytesOf, release, temporaryDeployment } from './deployment.fixture';

// Locks and crashes are tested with real processes.
let live: ReturnType<typeof temporaryDeployment>;
beforeEach(() => {
  live = temporaryDeployment();
});
afterEach(() => live.remove());

const library = JSON.stringify(pathToFileURL(join(__dirname, 'index.mjs')).href);

/** A script that does something before one file is replaced. */
function beforeReplacing(file: string, action: string) {
  const path = join(live.folder, `before-${file}.mjs`);
  writeFileSync(
    path,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync, linkSync } = fs;
const watched = (to) => { if (to.endsWith('/${file}')) ${action} };
fs.renameSync = (from, to) => { watched(to); renameSync(from, to); };
fs.linkSync = (from, to) => { watched(to); linkSync(from, to); };
syncBuiltinESMExports();`,
  );
  return path;
}

/** A process of another checkout, which has this remote only: publishes it and promotes it. */
function releaseElsewhere(name: string, version: string, preload?: string) {
  const script = join(live.folder, `release-${name}.mjs`);
  const build = { ...buildOf(name, version), content: undefined };
  writeFileSync(
    script,
    `import { folderStore, promote, publishRelease } from ${library};
const store = folderStore(${JSON.stringify(live.folder)}, { onWait: console.log });
const content = Buffer.from(${JSON.stringify(String(buildOf(name, version).content))});
await publishRelease(store, { ...${JSON.stringify(build)}, content });
const remote = ${JSON.stringify(name)};
await promote(store, { remote, version: ${JSON.stringify(version)}, by: 'team of ' + remote });`,
  );
  const args = [...(preload ? ['--import', preload] : []), script];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const firstOutput = once(child.stdout, 'data').then(([data]) => String(data));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { child, firstOutput, ended };
}

const PAUSE = `{ console.log('before replace'); fs.readSync(0, Buffer.alloc(1)); }`;
const CRASH = `process.kill(process.pid, 'SIGKILL');`;

test('two teams at the same moment: the second waits, both land, no other entry changes', async () => {
  await release(live.store, 'charts', '1.0.0');
  const charts = bytesOf(live.registry(), 'charts');
  const search = releaseElsewhere('search', '1.0.0', beforeReplacing('production.json', PAUSE));
  await search.firstOutput;
  const legal = releaseElsewhere('legal', '1.0.0');
  expect(await legal.firstOutput).toContain(`Waiting for process ${search.child.pid}, which holds`);
  search.child.stdin.end('\n');

  expect([(await search.ended).code, (await legal.ended).code]).toEqual([0, 0]);
  expect(Object.keys(await live.entries())).toEqual(['charts', 'search', 'legal']);
  expect(live.registry().remotes.map(({ name }) => name)).toEqual(['charts', 'search', 'legal']);
  expect(bytesOf(live.registry(), 'charts')).toBe(charts);
  expect(replayed(await readLog(live.store))).toEqual(await readChannel(live.store));
}, 30_000);

// Killed before the channel is replaced the old state stays, after it the new one is completed by the next change.
test.each([
  ['production.json', '1.0.0'],
  ['production.log.jsonl', '1.1.0'],
  ['registry.json', '1.1.0'],
])(
  'killed before replacing %s: %s is live after the next change, never a half',
  async (file, version) => {
    await release(live.store, 'legal', '1.0.0');
    const registry = live.text('registry.json');
    const killed = releaseElsewhere('legal', '1.1.0', beforeReplacing(file, CRASH));
    expect((await killed.ended).signal).toBe('SIGKILL');
    expect(live.text('registry.json')).toBe(registry);

    await publishRelease(live.store, buildOf('search'));
    await promote(live.store, { remote: 'search', version: '1.0.0', by: 'ada' });
    expect((await live.entries()).legal?.version).toBe(version);
    expect(live.registry().remotes.map((entry) => `${entry.name} ${entry.version}`)).toEqual([
      `legal ${version}`,
      'search 1.0.0',
    ]);
    expect(replayed(await readLog(live.store))).toEqual(await readChannel(live.store));
    expect(existsSync(join(live.folder, 'channels/.lock'))).toBe(false);
    expect(readdirSync(join(live.folder, 'channels')).filter((name) => name.includes('lock'))).toEqual([]);
  },
  30_000,
);

// Each team is a process: the soak has more of them.
const TEAMS = process.env['SEGUE_SOAK'] ? 20 : 4;
test('teams at once, every fourth killed: the others are live within 30 s, each entry whole', async () => {
  await release(live.store, 'charts', '1.0.0');
  const started = performance.now();
  const names = Array.from({ length: TEAMS }, (_, index) => `team${index}`);
  const teams = names.map((name) => ({ name, ...releaseElsewhere(name, '1.0.0') }));
  const doomed = teams.filter((_, index) => index % 4 === 3);
  for (const [index, { child }] of doomed.entries())
    setTimeout(() => child.kill('SIGKILL'), 150 * (index + 1));
  const results = await Promise.all(teams.map(({ ended }) => ended));
  expect(performance.now() - started).toBeLessThan(30_000);
  const landed = names.filter((_, index) => results[index]?.code === 0);
  expect(landed.length).toBeGreaterThanOrEqual((TEAMS * 3) / 4);
  await release(live.store, 'charts', '1.1.0');
  const present = live.registry().remotes.map(({ name }) => name);
  expect(present).toEqual(expect.arrayContaining(landed));
  expect(replayed(await readLog(live.store))).toEqual(await readChannel(live.store));
}, 60_000);
