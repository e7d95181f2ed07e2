// Child processes: commands that run to their end and servers that run until they are stopped.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { reportError, UserError } from './log.mjs';
import { at, root } from './paths.mjs';

const KILL_AFTER_MS = 6_000;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 40;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let exiting;

function spawnChild(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  for (const event of ['close', 'error']) child.once(event, () => children.delete(child));
  return child;
}

/**
 * Runs a command to its end.
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, live?: boolean }} [options] `live` prints the
 * output as it arrives
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { live = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawnChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        if (live || process.env.SEGUE_VERBOSE) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm: the one that started this process, if any. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath ?? '';
  return npm.endsWith('npm-cli.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
}

/**
 * The error of a failed command, with the end of its output.
 * @param {string} message @param {string} output @param {number} [lines]
 */
export const commandError = (message, output, lines = 40) =>
  new UserError(message, output.trim().split('\n').slice(-lines).join('\n'));

/**
 * Starts a server. `ready` resolves when its URL responds; `ended` resolves with the reason why it stopped.
 * @param {{ title: string, entry: string, url: string, env: NodeJS.ProcessEnv, watch?: boolean }} server `watch` restarts it
 * when its bundle changes
 */
export function startServer({ title, entry, url, env, watch = false }) {
  const exitWithParent = at('tooling/start/exit-with-parent.mjs');
  const args = [...(watch ? ['--watch'] : []), '--import', exitWithParent, at(entry)];
  // Its own process group: Ctrl-C reaches this process alone, which then stops its children.
  const child = spawnChild(process.execPath, args, {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output = (output + chunk).slice(-4_000);
      if (watch || process.env.SEGUE_VERBOSE) process.stdout.write(chunk);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      const cause = signal ? `by ${signal}` : `with code ${code}`;
      resolve(new UserError(`${title} stopped unexpectedly, ${cause}.`, output));
    });
  });
  const ready = waitUntilReady(url, child, ended);
  // A server that ends after it was ready is reported by `ended`.
  ready.catch(() => {});
  return { process: child, ready, ended, stop: () => stop(child) };
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

async function waitUntilReady(url, child, ended) {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (isRunning(child)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    if (performance.now() > deadline) {
      throw new UserError(`${url} did not respond within ${READY_WITHIN_MS / 1000} s.`);
    }
    await delay(POLL_MS);
  }
  throw await ended;
}

function stop(child) {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', () => resolve(clearTimeout(timer)));
    child.kill('SIGTERM');
  });
}

/** Stops all children, then exits. @param {number} code */
function exit(code) {
  exiting ??= Promise.all([...children].map(stop)).then(() => process.exit(code));
}

/**
 * Runs the main function of a command. Its children stop with it; an error is printed and exits with code 1.
 * @param {() => Promise<number | void>} main resolves with the exit code, 0 by default
 * @param {{ codeOnSignal?: number }} [options]
 */
export function runMain(main, { codeOnSignal = 130 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => exit(codeOnSignal));
  // npm forwards no signal when it is killed hard; then this process has another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && exit(codeOnSignal), 1_000).unref();
  main().then(
    (code) => exit(code ?? 0),
    (error) => {
      // Servers that end while this process stops are no failure.
      if (exiting) return;
      reportError(error);
      exit(1);
    },
  );
}
