export { wireMediaSession } from './wire';
