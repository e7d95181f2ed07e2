import './reports';

export { $remoteReports } from './report-log';
export { RemoteFailure } from './view';
export { wireRecovery } from './wire';
