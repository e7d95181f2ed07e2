// Hashes and checks passwords on a thread of its own. Plain JavaScript, because it is started from its file: it is copied beside the bundle.
import { hashSync, verifySync } from '@node-rs/argon2';
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** How much further back in the row for a processor this thread stands; about a third of an equal share. */
const POLITENESS = 5;

// Where threads have priorities of their own, answering requests goes before hashing.
try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, getPriority(thread) + POLITENESS);
} catch {
  // Elsewhere all threads are alike; the number of slots alone keeps hashing in bounds.
}

parentPort?.on('message', ({ id, task, password, passwordHash, cost }) => {
  try {
    // The synchronous ones stay on this thread; the others would go to the pool that also reads files.
    const result = task === 'hash' ? hashSync(password, cost) : verifySync(passwordHash, password);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
