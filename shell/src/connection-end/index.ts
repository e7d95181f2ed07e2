export { wireConnectionEnd } from './wire';
