export { MediaSession } from './view';
