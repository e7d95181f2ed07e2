import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The promises about ending are kept by real processes or by nobody.
const folder = mkdtempSync(join(tmpdir(), 'segue-life-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const moduleUrl = (name: string) => JSON.stringify(pathToFileURL(join(__dirname, name)).href);

const server = script(
  'server.mjs',
  `import { createServer } from 'node:http';
const listening = createServer((_, answer) => answer.end('here')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => listening.close(() => process.exit(0)));`,
);
const stubborn = script('stubborn.mjs', `process.on('SIGTERM', () => {});\nsetInterval(() => {}, 1000);`);
const parent = script(
  'parent.mjs',
  `import { startProgram } from ${moduleUrl('children.mjs')};
import { freePortPair } from ${moduleUrl('ports.mjs')};
import { complain } from ${moduleUrl('say.mjs')};
import { isStopping, stopOnSignals, stopWith } from ${moduleUrl('stopping.mjs')};
stopOnSignals(0);
const port = await freePortPair(20000 + (process.pid % 20000));
const about = { name: 'server', title: 'the server', port, setting: 'PORT', url: 'http://127.0.0.1:' + port };
const program = startProgram(about, ${JSON.stringify(server)}, { ...process.env, PORT: String(port) });
await program.ready;
console.log(program.process.pid);
const end = await program.ended;
if (!isStopping()) { complain(end); await stopWith(1); }`,
);

async function start(): Promise<{ process: ChildProcess; childPid: number; said: () => string }> {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const started = spawn(process.execPath, [parent], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [pid] = (await once(started.stdout, 'data')) as [Buffer];
  return { process: started, childPid: Number(pid.toString()), said: () => errors };
}

async function isGone(pid: number) {
  const deadline = Date.now() + 8_000;
  while (Date.now() < deadline) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends everything with code 0',
  async (signal) => {
    const { process: started, childPid, said } = await start();
    started.kill(signal);
    const [code] = (await once(started, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await isGone(childPid)).toBe(true);
    expect(said()).toBe('');
  },
  20_000,
);

test('nothing is left when the command itself is killed hard', async () => {
  const { process: started, childPid } = await start();
  started.kill('SIGKILL');
  await once(started, 'exit');
  expect(await isGone(childPid)).toBe(true);
}, 20_000);

test('a program that dies is named in one sentence, and the command ends with code 1', async () => {
  const { process: started, childPid, said } = await start();
  process.kill(childPid, 'SIGKILL');
  const [code] = (await once(started, 'exit')) as [number];
  expect(code).toBe(1);
  expect(said().trim()).toBe('The server stopped unexpectedly, by SIGKILL.');
}, 20_000);

test('a program that will not stop is ended when its parent is gone', async () => {
  const child = spawn(process.execPath, [join(__dirname, 'child.mjs'), stubborn], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
}, 20_000);
