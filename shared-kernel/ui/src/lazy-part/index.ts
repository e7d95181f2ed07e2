export { lazyPart, type LazyPart } from './lazy-part';
export { loadOnce, loadWithRetry } from './load-with-retry';
