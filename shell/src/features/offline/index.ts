export { $hasNetwork, $isServerNeeded, networkChanged, type WorkerReport, workerReported } from './model';
export { OfflineBanner } from './view';
