// A download that is shared by all callers and tried again after a failure.
import { loadOnce } from '@segue/ui';

export type Retriable<Value> = { get: () => Promise<Value> };

/** Calls `onFirstFailure` once, not at every retry. */
export function retriable<Value>(
  load: () => Promise<Value>,
  onFirstFailure: (error: unknown) => void,
): Retriable<Value> {
  let hasFailed = false;
  const get = loadOnce(() =>
    load().catch((error: unknown) => {
      if (!hasFailed) onFirstFailure(error);
      hasFailed = true;
      throw error;
    }),
  );
  return { get };
}
