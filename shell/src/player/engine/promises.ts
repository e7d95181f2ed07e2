import { loadOnce } from '@segue/ui';

export type Deferred<Value> = ReturnType<typeof defer<Value>>;

export function defer<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  // Avoids an unhandled rejection before the promise is awaited.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** A download that is shared by all callers and tried again after a failure. Calls `onFirstFailure` once, not at every retry. */
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
