export { SetupAccount } from './view';
