export { wireQueueVersions } from './wire';
