// An exclusive lock file: one process at a time builds in a checkout, or publishes into a folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { say } from './say.mjs';

const LOOK_AGAIN_MS = 250;
const OURS = `${process.pid} ${hostname()}`;

/**
 * Runs the work while holding the lock file, and answers with its result. Waits for another holder, and takes over
 * from a process of this machine that has ended. A holder on another machine cannot be looked for, so it is waited for.
 * @template T @param {string} path @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await acquire(path);
  try {
    return await work();
  } finally {
    if (holderOf(path) === OURS) rmSync(path, { force: true });
  }
}

async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryToTake(path)) {
    const holder = holderOf(path);
    if (holder === undefined) continue;
    if (hasEnded(holder)) {
      // Two processes that find the same dead holder must not both remove the file: the second one would remove the
      // first one's new lock.
      await withLock(`${path}.takeover`, () => {
        if (hasEnded(holderOf(path) ?? OURS)) rmSync(path, { force: true });
      });
      continue;
    }
    if (!told) say(waitingSentence(holder, path));
    told = true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

// Linked, not written, into place: a lock file that is there always names its holder.
function tryToTake(path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, OURS);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns {string | undefined} undefined when nobody holds the lock */
function holderOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function hasEnded(holder) {
  const [pid, host = hostname()] = holder.split(' ');
  if (host !== hostname()) return false;
  // A file that names no process is damaged, and nobody will release it.
  return !Number(pid) || !isAlive(Number(pid));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function waitingSentence(holder, path) {
  const [pid, host = hostname()] = holder.split(' ');
  return host === hostname()
    ? `  Waiting for process ${pid}, which holds ${path}`
    : `  Waiting for process ${pid} on ${host}; if it has ended, delete ${path}`;
}
