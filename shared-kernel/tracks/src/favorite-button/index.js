export { FavoriteButton } from './view';
