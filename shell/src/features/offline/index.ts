export { $isServerNeeded, workerReported, type WorkerReport } from './model';
export { OfflineBanner } from './view';
export { wireOffline } from './wire';
export { noteTrack, wireServiceWorker } from './service-worker';
