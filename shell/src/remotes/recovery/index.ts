import './reports';

export { RemoteFailure } from './view';
export { wireRecovery } from './wire';
