export { ExportTracks } from './dialog';
