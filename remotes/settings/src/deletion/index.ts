export { AccountDeletion } from './view';
