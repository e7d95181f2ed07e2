export { $isSaveOpen, saveOpened } from './model';
