export { wireRemoteReports } from './wire';
