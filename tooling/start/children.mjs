// The long-running programs: started behind child.mjs, quiet unless asked, never left behind.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { at, root } from './places.mjs';
import { portComplaint } from './ports.mjs';
import { explain, Stop } from './say.mjs';
import { isStopping, track } from './stopping.mjs';

const KEPT_LINES = 30;
const ANSWER_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 40;

/**
 * @typedef {{ name: string, title: string, port: number, setting: string, url: string }} Program
 * @typedef {{ process: import('node:child_process').ChildProcess, ended: Promise<Stop>, ready: Promise<void>, stop(): Promise<void> }} Running
 */

/**
 * Starts a program and reports when it answers and why it ended.
 * @param {Program} program @param {string} entry @param {NodeJS.ProcessEnv} env @returns {Running}
 */
export function startProgram(program, entry, env) {
  const child = spawn(process.execPath, [at('tooling/start/child.mjs'), resolve(root, entry)], {
    cwd: root,
    env,
    // A group of its own: Ctrl-C reaches the parent alone, which then stops its children in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  track(child);
  const lines = listen(child, program.name);
  const ended = new Promise((settle) => {
    child.once('exit', (code, signal) => settle(endOf(program, code, signal, lines)));
  });
  const ready = Promise.race([answers(program.url, child), ended]).then((end) => {
    if (end instanceof Stop) throw end;
  });
  // The end is awaited only after readiness; before that it is the reason of `ready` itself.
  ready.catch(() => {});
  return { process: child, ended, ready, stop: () => stop(child) };
}

function listen(child, name) {
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        if (process.env.SEGUE_VERBOSE) process.stdout.write(`[${name}] ${line}\n`);
      }
    });
  }
  return lines;
}

/** Why a program ended, in one sentence. */
export function endOf(program, code, signal, lines) {
  const output = lines.join('\n');
  if (/EADDRINUSE/.test(output)) {
    const { port, setting, title } = program;
    return new Stop(portComplaint({ port, setting, use: title, trouble: 'EADDRINUSE' }));
  }
  const how = signal ? `by ${signal}` : `with code ${code}`;
  const { sentence } = explain(new Stop(`${capital(program.title)} stopped unexpectedly, ${how}.`, output));
  return new Stop(sentence, output);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

async function answers(url, child) {
  const deadline = Date.now() + ANSWER_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && !isStopping()) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      if (answer.status < 500) return undefined;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) return new Stop(`${url} did not answer within ${ANSWER_WITHIN_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return new Promise(() => {});
}

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
