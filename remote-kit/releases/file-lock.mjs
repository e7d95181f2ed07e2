// An exclusive lock file, so that one process at a time changes a file of a folder.
import { readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createFile, ifThere } from './files.mjs';

const RETRY_AFTER_MS = 50;
const OWN_ID = `${process.pid} ${hostname()}`;

/**
 * Runs the task while holding the lock file. Waits for another holder; replaces the lock of a process of this machine that
 * has ended. Whether a process of another machine has ended cannot be known.
 * @template T @param {string} path @param {() => Promise<T> | T} task
 * @param {(message: string) => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, task, onWait) {
  await acquire(path, onWait);
  try {
    return await task();
  } finally {
    if (readHolder(path) === OWN_ID) rmSync(path, { force: true });
  }
}

async function acquire(path, onWait) {
  while (!createFile(path, OWN_ID)) {
    const holder = readHolder(path);
    if (holder === undefined) continue;
    if (hasEnded(holder)) {
      // Only one of two processes that find a dead holder may remove the file: the other would remove the new lock.
      await withLock(`${path}.takeover`, () => {
        if (hasEnded(readHolder(path) ?? OWN_ID)) rmSync(path, { force: true });
      });
      continue;
    }
    onWait?.(waitingMessage(holder, path));
    onWait = undefined;
    await delay(RETRY_AFTER_MS);
  }
}

/** Undefined when the lock is free. */
const readHolder = (path) => ifThere(() => readFileSync(path, 'utf8'));

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
    ? `Waiting for process ${pid}, which holds ${path}`
    : `Waiting for process ${pid} on ${host}; if it has ended, delete ${path}`;
}
