// Work that nobody waits for.

const IDLE_MS = 5000;
/** Safari has no idle callback. */
const WITHOUT_IDLE_CALLBACK_MS = 1000;

/** Runs after `load`, once the browser is idle and the page is visible. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (isCancelled) return;
    if (document.hidden) document.addEventListener('visibilitychange', waitForIdle, { once: true });
    else work();
  };
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS });
    else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  };
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
  return () => {
    isCancelled = true;
  };
}
