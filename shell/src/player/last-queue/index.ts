export { $resumable } from './model';
export { describe, queueText } from './saved';
export { wireLastQueue } from './wire';
