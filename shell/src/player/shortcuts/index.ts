export { Shortcuts } from './view';
