export { wireWarmUp } from './wire';
