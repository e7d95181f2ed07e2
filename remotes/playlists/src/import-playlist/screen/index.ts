export { ImportView } from './view';
