export { wireOtherVersion } from './model';
