// A download that is shared by all callers and tried again after a failure.
import { loadOnce } from '@segue/ui';

// Time limits for promises: a provider that never answers must not stop the queue.

/** Settles like the promise, or with undefined after `ms`. */
export function withinMs<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

export function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

export type Deferred<Value> = ReturnType<typeof defer<Value>>;

/** A promise with its resolve and reject functions. */
export function defer<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  // Avoids an unhandled rejection while nobody awaits it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** Calls `onFirstFailure` once, not at every retry. */
export function retriable<Value>(
  load: () => Promise<Value>,
  onFirstFailure: (error: unknown) => void,
): () => Promise<Value> {
  let hasFailed = false;
  return loadOnce(() =>
    load().catch((error: unknown) => {
      if (!hasFailed) onFirstFailure(error);
      hasFailed = true;
      throw error;
    }),
  );
}
