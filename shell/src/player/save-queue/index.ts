export { saveOpened } from './model';
export { SaveQueue } from './panel';
