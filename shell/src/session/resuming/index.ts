export { Resuming } from './view';
