export { ArtistLinks } from './view';
export { safeUrl } from './safe-url';
