export { copyLink } from './copy-link';
