// Something fetched once for the page that may fail to arrive: told once, and asked for again at the next wish.
import { loadOnce } from '@segue/ui';

export type Retried<Value> = {
  /** The value, under way or here; after a failure it is fetched again. */
  get: () => Promise<Value>;
};

/** `failed` hears of the first failure only: every further wish would tell the same. */
export function retried<Value>(
  fetchIt: () => Promise<Value>,
  failed: (error: unknown) => void,
): Retried<Value> {
  let hasTold = false;
  const get = loadOnce(() =>
    fetchIt().catch((error: unknown) => {
      if (!hasTold) failed(error);
      hasTold = true;
      throw error;
    }),
  );
  return { get };
}
