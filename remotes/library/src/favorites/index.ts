export { Favorites } from './view';
