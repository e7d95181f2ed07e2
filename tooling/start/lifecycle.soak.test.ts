import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../architecture/sources';

// Signals and exits are tested with real processes.
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
const listening = createServer((_, answer) => answer.end('ready')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => listening.close(() => process.exit(0)));`,
);
const stubborn = script(
  'stubborn.mjs',
  `process.on('SIGTERM', () => {});\nconsole.log('started');\nsetInterval(() => {}, 1000);`,
);
const parent = script(
  'parent.mjs',
  `import { startServer, runMain } from ${moduleUrl('processes.mjs')};
import { findPortPair } from ${moduleUrl('ports.mjs')};
runMain(async () => {
  const port = await findPortPair(20000 + (process.pid % 20000));
  const program = startServer({
    title: 'The server', entry: ${JSON.stringify(relative(root, server))},
    url: 'http://127.0.0.1:' + port, env: { ...process.env, PORT: String(port) },
  });
  await program.ready;
  console.log(program.process.pid);
  throw await program.ended;
}, { codeOnSignal: 0 });`,
);

async function start(): Promise<{ process: ChildProcess; childPid: number; errors: () => string }> {
  const started = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  started.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [pid] = (await once(started.stdout, 'data')) as [Buffer];
  return { process: started, childPid: Number(pid.toString()), errors: () => text };
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
  'start: %s stops the servers and exits with code 0',
  async (signal) => {
    const { process: started, childPid, errors } = await start();
    started.kill(signal);
    const [code] = (await once(started, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await isGone(childPid)).toBe(true);
    expect(errors()).toBe('');
  },
  20_000,
);

test('start: the servers stop when the command is killed with SIGKILL', async () => {
  const { process: started, childPid } = await start();
  started.kill('SIGKILL');
  await once(started, 'exit');
  expect(await isGone(childPid)).toBe(true);
}, 20_000);

test('start: a server that dies is named in one sentence, and the exit code is 1', async () => {
  const { process: started, childPid, errors } = await start();
  process.kill(childPid, 'SIGKILL');
  const [code] = (await once(started, 'exit')) as [number];
  expect(code).toBe(1);
  expect(errors().trim()).toBe('The server stopped unexpectedly, by SIGKILL.');
}, 20_000);

test('start: a server that ignores SIGTERM ends when its parent is gone', async () => {
  const child = spawn(process.execPath, ['--import', join(__dirname, 'exit-with-parent.mjs'), stubborn], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await once(child.stdout!, 'data');
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
}, 20_000);
