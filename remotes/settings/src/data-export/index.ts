export { DataExport } from './view';
