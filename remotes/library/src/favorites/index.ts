export { newestFirst } from './shown-favorites';
export { Favorites } from './view';
