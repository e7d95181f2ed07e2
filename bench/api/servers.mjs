// The two server processes of a benchmark of the API, each with a database of the same content.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { at } from '../../tooling/start/paths.mjs';
import { findPortPair } from '../../tooling/start/ports.mjs';
import { settingsFrom } from '../../tooling/start/settings.mjs';
import { fillDatabase } from './data.mjs';

const READY_WITHIN_MS = 30_000;
const TICKS_PER_SECOND = 100;

/** With provider credentials no sandbox is started. */
export const WITHOUT_SANDBOX = Object.fromEntries(
  ['SPOTIFY', 'SOUNDCLOUD'].flatMap((provider) => [
    [`${provider}_CLIENT_ID`, 'unused'],
    [`${provider}_CLIENT_SECRET`, 'unused'],
  ]),
);

/** Limits per minute would end a benchmark, and a provider that is not configured is never called. */
const SETTINGS = {
  SEGUE_RAISED_LIMITS: '1',
  ...WITHOUT_SANDBOX,
};

/**
 * Starts the built API and the bare server on two free ports.
 * @returns {Promise<{ api: Server, bare: Server, cookies: string[], stop: () => void }>}
 * @typedef {{ origin: string, cpuMs: () => number, peakMb: () => number | null }} Server
 */
export async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-bench-'));
  const port = await findPortPair(Number(process.env.BENCH_PORT ?? process.env.SOAK_PORT) || 4850);
  const { apiEnv, address } = settingsFrom({
    ...process.env,
    ...SETTINGS,
    PORT: String(port),
    SEGUE_DATA_DIR: join(folder, 'api'),
  });
  const started = [];
  const stop = () => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const api = await start(started, [at('api/dist/main.js')], `${address}/readyz`, apiEnv);
    const file = join(folder, 'api/segue.sqlite');
    const cookies = fillDatabase(file);
    cpSync(file, join(folder, 'bare.sqlite'));
    const bareOrigin = `http://127.0.0.1:${port + 1}`;
    const bareArgs = [at('bench/api/bare-server.mjs'), join(folder, 'bare.sqlite'), String(port + 1)];
    const bare = await start(started, bareArgs, `${bareOrigin}/playlists/1`, process.env);
    return { api: serverOf(api, address), bare: serverOf(bare, bareOrigin), cookies, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The output goes to nowhere: a reader in this process would take time from the sender. */
async function start(started, args, url, env) {
  const child = spawn(process.execPath, ['--import', at('tooling/start/exit-with-parent.mjs'), ...args], {
    cwd: at('.'),
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.push(child);
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return child;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${url} does not respond.`);
    await delay(50);
  }
}

/** Figures of a process from /proc: processor time of all its threads, and resident memory. */
function serverOf({ pid }, origin) {
  return {
    origin,
    cpuMs: () => {
      const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return ((Number(fields[10]) + Number(fields[11])) * 1000) / TICKS_PER_SECOND;
    },
    peakMb: () => peakMemoryOf(pid),
  };
}

/** The highest resident memory of a process in MB; null on a system without /proc. @param {number} pid */
export function peakMemoryOf(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
}
