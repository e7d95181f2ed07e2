export { wireConnectionEnd } from './model';
