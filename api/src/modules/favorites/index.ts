// What other modules may use of this one.
export { selectFavorites } from './repository';
