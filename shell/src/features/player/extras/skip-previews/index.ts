export { SkipPreviews } from './view';
export { wireSkipPreviews } from './model';
