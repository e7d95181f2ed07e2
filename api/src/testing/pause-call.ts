// Stops a call after its work is done, so that a test can let something else happen before its answer arrives.

export type Held<Parameters extends readonly unknown[], Value> = {
  /** Takes the place of the function; its first answer waits, the others do not. */
  call: (...parameters: Parameters) => Promise<Value>;
  /** The first answer is there. */
  reached: Promise<void>;
  letGo: () => void;
};

/** The function with its first answer held back. */
export function pauseFirstCall<Parameters extends readonly unknown[], Value>(
  usual: (...parameters: Parameters) => Value | Promise<Value>,
): Held<Parameters, Value> {
  const [reached, tellReached] = signal();
  const [released, letGo] = signal();
  let isFirst = true;
  const call = async (...parameters: Parameters) => {
    const isHeld = isFirst;
    isFirst = false;
    const answer = await usual(...parameters);
    if (isHeld) {
      tellReached();
      await released;
    }
    return answer;
  };
  return { call, reached, letGo };
}

function signal(): [told: Promise<void>, tell: () => void] {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return [told, tell];
}
