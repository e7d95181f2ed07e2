// Whether to download only what the user requests: the browser saves data, or the network is slow.
import { SAVE_DATA_META } from '@segue/contract/page-meta';

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    connection?.saveData === true ||
    ['slow-2g', '2g'].includes(connection?.effectiveType ?? '') ||
    document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_DATA_META}"]`)?.content === 'on'
  );
}

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
