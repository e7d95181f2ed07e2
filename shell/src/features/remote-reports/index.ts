export { wireRemoteReports } from './model';
