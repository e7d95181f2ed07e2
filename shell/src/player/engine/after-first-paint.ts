// Work that must not delay what the visitor sees first.

const HIDDEN_PAGE_MS = 2000;

/** Runs after the first frame was painted; a hidden page paints nothing and runs it a little later. */
export function afterFirstPaint(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) {
      isDone = true;
      work();
    }
  };
  const frame = requestAnimationFrame(() => setTimeout(once));
  const timer = setTimeout(once, HIDDEN_PAGE_MS);
  return () => {
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
