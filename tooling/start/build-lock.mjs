// One build at a time in one checkout: two commands started together would write over each other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.mjs';

const LOOK_AGAIN_MS = 250;

/** Runs the work while holding the lock file; waits for another holder, and takes over from a dead one. */
export async function withLock(path, work) {
  await acquire(path);
  try {
    return await work();
  } finally {
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  }
}

async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryToTake(path)) {
    const holder = holderOf(path);
    if (holder === undefined || !isAlive(holder)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!told) say('  Waiting for another build in this folder to end');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function tryToTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
