export { $resumable } from './model';
export { describe } from './saved';
export { wireLastQueue } from './wire';
