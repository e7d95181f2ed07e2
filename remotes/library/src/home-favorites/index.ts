export { HomeFavorites } from './view';
