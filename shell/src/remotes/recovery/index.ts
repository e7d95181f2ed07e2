export { RemoteFailure } from './view';
export { wireRecovery } from './wire';
