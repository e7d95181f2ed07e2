// Worker threads that hash passwords, one task at a time; each is started when first needed and then kept.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type HashTask =
  | { task: 'hash'; password: string; cost: object }
  | { task: 'verify'; password: string; passwordHash: string };

type Answer = { result?: string | boolean; error?: string };

const SCRIPT = fileURLToPath(new URL('./hash-worker.mjs', import.meta.url));

/** As many threads as tasks run at once: the caller limits them. */
export function createHashThreads() {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const closing = new AbortController();

  const start = (): Worker => {
    const worker = new Worker(SCRIPT);
    all.push(worker);
    return worker;
  };

  return {
    run: async (task: HashTask): Promise<string | boolean> => {
      const worker = idle.pop() ?? start();
      // A referenced worker keeps the process alive until the task is done.
      worker.ref();
      worker.postMessage(task);
      // Rejects when the thread fails; it is then not used again.
      const [{ result, error }] = (await once(worker, 'message', closing)) as [Answer];
      worker.unref();
      idle.push(worker);
      if (result === undefined) throw new Error(error ?? 'A password could not be hashed');
      return result;
    },
    close: async () => {
      closing.abort();
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
