// Prefetches every remote once the page has loaded and is idle.
import { addLink, preloadable } from './preload';

export function prefetchWhenIdle(page: Window): () => void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let isCancelled = false;
  const addAll = () => {
    if (isCancelled) return;
    // `prefetch`, because browsers warn about a `preload` that is not used within seconds.
    for (const remote of preloadable()) {
      addLink(remote, 'prefetch');
      if (remote.lazy) addLink(remote.lazy, 'prefetch');
    }
  };
  const begin = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in page) page.requestIdleCallback(addAll, { timeout: 5000 });
    else setTimeout(addAll, 1000);
  };
  if (page.document.readyState === 'complete') begin();
  else page.addEventListener('load', begin, { once: true });
  return () => {
    isCancelled = true;
    page.removeEventListener('load', begin);
  };
}
