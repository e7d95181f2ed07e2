export { filterTracks } from './filter-tracks';
