// Pauses a call after its work is done, so that a test can act before its answer arrives.

export type PausedCall<Parameters extends readonly unknown[], Value> = {
  /** Replaces the function; its first answer waits, later ones do not. */
  call: (...parameters: Parameters) => Promise<Value>;
  /** Resolves when the first answer is ready. */
  reached: Promise<void>;
  release: () => void;
};

/** Wraps a function so that its first answer waits for `release`. */
export function pauseFirstCall<Parameters extends readonly unknown[], Value>(
  usual: (...parameters: Parameters) => Value | Promise<Value>,
): PausedCall<Parameters, Value> {
  const [reached, markReached] = signal();
  const [released, release] = signal();
  let isFirst = true;
  const call = async (...parameters: Parameters) => {
    const isHeld = isFirst;
    isFirst = false;
    const answer = await usual(...parameters);
    if (isHeld) {
      markReached();
      await released;
    }
    return answer;
  };
  return { call, reached, release };
}

function signal(): [promise: Promise<void>, resolvePromise: () => void] {
  let resolvePromise = () => {};
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return [promise, resolvePromise];
}
