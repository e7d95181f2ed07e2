export { wireFavoritesUndo } from './model';
