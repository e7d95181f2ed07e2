export { $isRegistryLost, wireRegistryRefresh } from '../registry-refresh';
export { wireRecovery } from './model';
export { LostRegistry, RemoteFailure } from './view';
