export { $isServerNeeded, type WorkerReport, wireOffline, workerReported } from './model';
export { OfflineBanner } from './view';
export { noteTrack, wireServiceWorker } from './service-worker';
