export { newestFirst } from './sort';
export { Favorites } from './view';
