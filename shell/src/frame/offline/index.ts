export { $isServerNeeded, workerReported, type WorkerNews } from './model';
export { OfflineBanner } from './view';
export { wireOffline } from './wire';
