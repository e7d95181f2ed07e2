export { wireServiceWorker } from './wire';
