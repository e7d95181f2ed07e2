export { CoverImage } from './cover-image';
export { observeNearby } from './nearby';
