export { saveOpened } from './model';
export { SaveQueue } from './panel';
export { wireSaveQueue } from './wire';
