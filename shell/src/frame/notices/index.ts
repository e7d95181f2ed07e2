export { Notices } from './view';
