export { SkipPreviews } from './view';
export { wireSkipPreviews } from './wire';
