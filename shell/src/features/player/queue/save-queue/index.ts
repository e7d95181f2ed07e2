export { saveOpened, wireSaveQueue } from './model';
export { SaveQueue } from './outlet';
