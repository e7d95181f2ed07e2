export { lazyPart } from './lazy-part';
export { loadOnce, loadWithRetry } from './load-with-retry';
