// Child processes: commands that run to their end and servers that run until they are stopped.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { at, root } from './paths.mjs';
import { isDiskFull, reportError, UserError } from './log.mjs';
import { portError } from './ports.mjs';

const KILL_AFTER_MS = 6_000;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 40;
const KEPT_LINES = 30;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let exiting;

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/**
 * Runs a command to its end.
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, live?: boolean }} [options] `live` prints the output as it arrives
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, cwd = root, live = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (live || process.env.SEGUE_VERBOSE) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm: the one that started this process, if any. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm && /npm-cli\.[cm]?js$/.test(npm)
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
}

/**
 * The error of a failed command, with the end of its output.
 * @param {string} message @param {string} output @param {number} [lines]
 */
export const commandError = (message, output, lines = 40) =>
  new UserError(message, isDiskFull(output) ? output : output.trim().split('\n').slice(-lines).join('\n'));

/**
 * @typedef {{ title: string, entry: string, url: string, port: number, setting: string, env: NodeJS.ProcessEnv, watch?: boolean }} Program
 * @typedef {{ process: import('node:child_process').ChildProcess, ready: Promise<void>, ended: Promise<UserError>, stop(): Promise<void> }} Running
 */

/**
 * Starts a server. `ready` resolves when its URL answers; `ended` says why it stopped.
 * @param {Program} program `watch` restarts it when its bundle changes @returns {Running}
 */
export function startServer(program) {
  const exitWithParent = at('tooling/start/exit-with-parent.mjs');
  const args = [...(program.watch ? ['--watch'] : []), '--import', exitWithParent, at(program.entry)];
  const child = start(process.execPath, args, {
    env: program.env,
    // Its own process group: Ctrl-C reaches this process alone, which then stops its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      if (process.env.SEGUE_VERBOSE || program.watch) process.stdout.write(chunk);
      lines = [...lines, ...chunk.trimEnd().split('\n')].slice(-KEPT_LINES);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(exitError(program, code, signal, lines)));
  });
  const ready = waitUntilReady(program.url, child, ended);
  // A server that ends after it was ready is reported by `ended`.
  ready.catch(() => {});
  return { process: child, ready, ended, stop: () => stop(child) };
}

async function waitUntilReady(url, child, ended) {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    if (performance.now() > deadline) {
      throw new UserError(`${url} did not answer within ${READY_WITHIN_MS / 1000} s.`);
    }
    await delay(POLL_MS);
  }
  throw await ended;
}

/** Why a server ended. @param {Pick<Program, 'title' | 'port' | 'setting'>} program @param {string[]} lines its last output */
export function exitError({ title, port, setting }, code, signal, lines) {
  const output = lines.join('\n');
  if (/EADDRINUSE/.test(output)) return portError({ port, setting, use: title, code: 'EADDRINUSE' });
  const cause = signal ? `by ${signal}` : `with code ${code}`;
  return new UserError(`${title} stopped unexpectedly, ${cause}.`, output);
}

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Stops all children, then exits. @param {number} code */
function exit(code) {
  exiting ??= Promise.all([...children].map(stop)).then(() => process.exit(code));
  return exiting;
}

/**
 * Runs the main function of a command: its children stop with it, and its failure is printed and exits with code 1.
 * @param {() => Promise<number | void>} main resolves with the exit code, 0 by default
 * @param {{ codeOnSignal?: number }} [options]
 */
export function runMain(main, { codeOnSignal = 130 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void exit(codeOnSignal));
  // npm forwards no signal when it is killed hard; its children then get another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void exit(codeOnSignal), 1_000).unref();
  main().then(
    (code) => exit(code ?? 0),
    (error) => {
      // Servers that end while this process stops are no failure.
      if (exiting) return;
      reportError(error);
      void exit(1);
    },
  );
}
