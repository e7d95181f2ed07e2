export { ShareLink } from './view';
