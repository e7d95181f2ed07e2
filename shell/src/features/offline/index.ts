export { $areCopiesShown, $hasNetwork, networkChanged, type WorkerReport, workerReported } from './model';
export { OfflineBanner } from './view';
