// Long work in short steps, done at once or in slices between which the browser paints and takes input.

/** Pauses at each `yield`; returns the result. */
export type Steps<Result> = Generator<unknown, Result>;

const SLICE_MS = 8;

export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export async function finishInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let pauseAt = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    pauseAt = performance.now() + SLICE_MS;
  }
}
