export { AboutScreen } from './view';
