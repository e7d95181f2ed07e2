export { wirePrefetch } from './wire';
