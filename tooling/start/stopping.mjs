// Ending well: whatever was started is told to stop, and killed when it does not listen.
import { readFileSync } from 'node:fs';

const KILL_AFTER_MS = 6_000;
const PARENT_CHECK_MS = 1_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping;

/** Remembers a child until it ends. @param {import('node:child_process').ChildProcess} child */
export function track(child) {
  running.add(child);
  const untrack = () => running.delete(child);
  child.once('exit', untrack);
  return untrack;
}

export const isStopping = () => stopping !== undefined;

/** Stops every child and waits until all are gone. */
export function stopChildren() {
  const ends = [...running].map(
    (child) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
        child.once('exit', () => {
          clearTimeout(timer);
          resolve(undefined);
        });
        child.kill('SIGTERM');
      }),
  );
  return Promise.all(ends);
}

/** Stops everything, then ends this program with the code. @param {number} code */
export function stopWith(code) {
  stopping ??= stopChildren().then(() => process.exit(code));
  return stopping;
}

/** Ctrl-C, a polite kill and a vanished npm all end the program in good order. @param {number} code */
export function stopOnSignals(code) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopWith(code));
  // npm killed hard forwards nothing; without it nobody could stop us from its terminal any more.
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = ancestry();
  setInterval(() => ancestry() !== ancestors && void stopWith(code), PARENT_CHECK_MS).unref();
}

// Between npm and us stands a shell, which outlives npm: so its parent is watched too, where the system tells.
function ancestry() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}
