export { OfflineBanner } from './view';
export { wireOffline } from './wire';
