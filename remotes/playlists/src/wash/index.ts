export { Wash } from './view';
