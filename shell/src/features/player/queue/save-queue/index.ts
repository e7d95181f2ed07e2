export { saveOpened } from './model';
export { SaveQueue } from './outlet';
export { wireSaveQueue } from './wire';
