// An exclusive lock file, so that one process at a time publishes into a folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../start/log.mjs';

const RETRY_AFTER_MS = 250;
const OWN_ID = `${process.pid} ${hostname()}`;

/**
 * Runs the task while holding the lock file. Waits for another holder; replaces the lock of a process of this machine that
 * has ended. Whether a process of another machine has ended cannot be known.
 * @template T @param {string} path @param {() => Promise<T> | T} task @returns {Promise<T>}
 */
export async function withLock(path, task) {
  await acquire(path);
  try {
    return await task();
  } finally {
    if (readHolder(path) === OWN_ID) rmSync(path, { force: true });
  }
}

async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true });
  let isLogged = false;
  while (!tryToLock(path)) {
    const holder = readHolder(path);
    if (holder === undefined) continue;
    if (hasEnded(holder)) {
      // Only one of two processes that find a dead holder may remove the file: the other would remove the new lock.
      await withLock(`${path}.takeover`, () => {
        if (hasEnded(readHolder(path) ?? OWN_ID)) rmSync(path, { force: true });
      });
      continue;
    }
    if (!isLogged) log(waitingMessage(holder, path));
    isLogged = true;
    await delay(RETRY_AFTER_MS);
  }
}

// A hard link appears with its content: an existing lock file always names its holder.
function tryToLock(path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, OWN_ID);
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

/** @returns {string | undefined} undefined when the lock is free */
function readHolder(path) {
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
  // A damaged file names no process.
  if (!Number(pid)) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code !== 'EPERM';
  }
}

function waitingMessage(holder, path) {
  const [pid, host = hostname()] = holder.split(' ');
  return host === hostname()
    ? `  Waiting for process ${pid}, which holds ${path}`
    : `  Waiting for process ${pid} on ${host}; if it has ended, delete ${path}`;
}
