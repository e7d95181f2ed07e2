// A pool of worker threads that hash passwords; each thread is started when first needed and then kept.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type HashTask =
  | { task: 'hash'; password: string; cost: object }
  | { task: 'verify'; password: string; passwordHash: string };

type Answer = { id: number; result?: string | boolean; error?: string };
type Pending = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; pending: Map<number, Pending> };

const SCRIPT = fileURLToPath(new URL('./hash-worker.mjs', import.meta.url));

/** At most `count` threads; a task goes to the thread with the fewest tasks. */
export function createHashThreads(count: number) {
  const threads: Thread[] = [];
  let lastId = 0;

  const start = (): Thread => {
    const worker = new Worker(SCRIPT);
    const thread: Thread = { worker, pending: new Map() };
    worker.on('message', ({ id, result, error }: Answer) => {
      const pending = thread.pending.get(id);
      thread.pending.delete(id);
      if (thread.pending.size === 0) worker.unref();
      if (result === undefined) pending?.reject(new Error(error ?? 'A password could not be hashed'));
      else pending?.resolve(result);
    });
    const end = (error: Error) => {
      threads.splice(threads.indexOf(thread), threads.includes(thread) ? 1 : 0);
      for (const { reject } of thread.pending.values()) reject(error);
      thread.pending.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that hashes passwords ended with code ${code}`)));
    worker.unref();
    threads.push(thread);
    return thread;
  };

  const leastBusy = (): Thread => {
    const [least] = [...threads].sort((one, other) => one.pending.size - other.pending.size);
    return !least || (least.pending.size > 0 && threads.length < count) ? start() : least;
  };

  return {
    run: (task: HashTask) =>
      new Promise<string | boolean>((resolve, reject) => {
        const { worker, pending } = leastBusy();
        const id = (lastId += 1);
        pending.set(id, { resolve, reject });
        // A referenced worker keeps the process alive until the task is done.
        worker.ref();
        worker.postMessage({ id, ...task });
      }),
    close: async () => void (await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()))),
  };
}
