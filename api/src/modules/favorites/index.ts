export { selectFavorites } from './repository';
