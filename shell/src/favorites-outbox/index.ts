export { wireFavoritesOutbox } from './wire';
