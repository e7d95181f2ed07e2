export { AccountInformation } from './view';
