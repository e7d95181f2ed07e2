export { Backdrop } from './view';
