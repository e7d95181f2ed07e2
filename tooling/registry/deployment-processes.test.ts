import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deploymentFolders } from './deployment.fixture';

// Locks and crashes are tested with real processes.
const moduleUrl = (name: string) => JSON.stringify(pathToFileURL(join(__dirname, name)).href);

let live: ReturnType<typeof deploymentFolders>;
let scripts: { publisher: string; crashing: string; pausing: string };
beforeEach(() => {
  live = deploymentFolders();
  const script = (name: string, text: string) => {
    const path = join(live.home, name);
    writeFileSync(path, text);
    return path;
  };
  const beforeReplace = (action: string) => `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (to.endsWith('registry.json')) ${action}
  renameSync(from, to);
};
syncBuiltinESMExports();`;
  scripts = {
    publisher: script(
      'publisher.mjs',
      `import { publish } from ${moduleUrl('deployment.mjs')};
import { loadKernel } from ${moduleUrl('load-kernel.mjs')};
const [checkout, name, to] = process.argv.slice(2);
console.log(await publish({ checkout, names: [name], to, kernel: await loadKernel() }));`,
    ),
    crashing: script('crashing.mjs', beforeReplace(`process.kill(process.pid, 'SIGKILL');`)),
    pausing: script(
      'pausing.mjs',
      beforeReplace(`{ console.log('before replace'); fs.readSync(0, Buffer.alloc(1)); }`),
    ),
  };
});
afterEach(() => live.remove());

/** Starts a publishing process; `preload` is a script that changes how the registry file is replaced. */
function start(checkout: string, name: string, preload?: string) {
  const args = [...(preload ? ['--import', preload] : []), scripts.publisher, checkout, name, live.to];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  const firstOutput = once(child.stdout, 'data');
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, firstOutput, ended };
}

test('parallel publishers: the second one waits, and both remotes are in the registry', async () => {
  const search = start(live.build('search-team', 'search'), 'search', scripts.pausing);
  await search.firstOutput;
  const legal = start(live.build('legal-team', 'legal'), 'legal');
  const [message] = (await legal.firstOutput) as [Buffer];
  search.child.stdin.end('\n');

  expect((await search.ended).code).toBe(0);
  expect((await legal.ended).code).toBe(0);
  expect(live.entries().map(({ name }) => name)).toEqual(['search', 'legal']);
  expect(message.toString()).toContain(`Waiting for process ${search.child.pid}, which holds`);
}, 30_000);

test('a crash before the registry is replaced keeps the old one, and publishing works again', async () => {
  expect((await start(live.build('search-team', 'search'), 'search').ended).code).toBe(0);
  const before = live.text();

  const legal = live.build('legal-team', 'legal');
  expect((await start(legal, 'legal', scripts.crashing).ended).signal).toBe('SIGKILL');
  expect(live.text()).toBe(before);
  expect(existsSync(join(live.to, '.registry.lock'))).toBe(true);

  expect((await start(legal, 'legal').ended).code).toBe(0);
  expect(live.entries().map(({ name }) => name)).toEqual(['search', 'legal']);
  expect(readdirSync(live.to).filter((name) => name.includes('lock'))).toEqual([]);
}, 30_000);
