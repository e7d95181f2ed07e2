export { wireBackOnline } from './wire';
