// Threads that hash passwords, started when the first password comes and kept for the next.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type HashTask =
  | { task: 'hash'; password: string; cost: object }
  | { task: 'verify'; password: string; passwordHash: string };

export type HashThreads = {
  run: (task: HashTask) => Promise<string | boolean>;
  close: () => Promise<void>;
};

type Answer = { id: number; result?: string | boolean; error?: string };
type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

const SCRIPT = fileURLToPath(new URL('./hash-worker.mjs', import.meta.url));

/** At most `count` threads; a task goes to the one with the least to do. */
export function createHashThreads(count: number): HashThreads {
  const threads: Thread[] = [];
  let lastId = 0;

  const start = (): Thread => {
    const worker = new Worker(SCRIPT);
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ id, result, error }: Answer) => {
      const waiting = thread.waiting.get(id);
      thread.waiting.delete(id);
      if (thread.waiting.size === 0) worker.unref();
      if (result === undefined) waiting?.reject(new Error(error ?? 'A password could not be hashed'));
      else waiting?.resolve(result);
    });
    const end = (error: Error) => {
      threads.splice(threads.indexOf(thread), threads.includes(thread) ? 1 : 0);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that hashes passwords ended with code ${code}`)));
    worker.unref();
    threads.push(thread);
    return thread;
  };

  const idlest = (): Thread => {
    const [least] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size);
    return !least || (least.waiting.size > 0 && threads.length < count) ? start() : least;
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = idlest();
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        // While somebody waits for a password, the process does not end.
        worker.ref();
        worker.postMessage({ id, ...task });
      }),
    close: async () => void (await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()))),
  };
}
