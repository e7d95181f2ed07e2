export { wireFavoritesUndo } from './wire';
