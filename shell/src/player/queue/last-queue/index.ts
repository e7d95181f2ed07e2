export { $restorable, $resumable } from './model';
export { wireLastQueue } from './record';
export { queueLabel, queueText } from './saved-queue';
