export { $isSaveOpen, saveClosed, saveOpened } from './model';
