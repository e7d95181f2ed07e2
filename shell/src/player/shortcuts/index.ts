export { wireShortcuts } from './wire';
