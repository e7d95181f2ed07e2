export { $resumable } from './model';
export { describe } from './saved';
export { LastQueue } from './view';
