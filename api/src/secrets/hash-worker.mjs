// Worker thread that hashes and verifies passwords. Plain JavaScript: it is started from its file, which is copied beside the bundle.
import { hashSync, verifySync } from '@node-rs/argon2';
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** Added to the thread's nice value: it gets about a third of an equal share of the processor. */
const NICE_INCREMENT = 5;

// Lowers the priority of this thread (Linux only), so that requests are answered before passwords are hashed.
try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, getPriority(thread) + NICE_INCREMENT);
} catch {
  // On other systems only the number of threads limits hashing.
}

parentPort?.on('message', ({ task, password, passwordHash, cost }) => {
  try {
    // The synchronous functions run on this thread; the asynchronous ones would use libuv's pool, which also reads files.
    const result = task === 'hash' ? hashSync(password, cost) : verifySync(passwordHash, password);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
