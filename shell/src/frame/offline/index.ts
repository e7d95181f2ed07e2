export { OfflineBanner } from './view';
export { wireOffline } from './wire';
export { wireServiceWorker } from './wire-worker';
