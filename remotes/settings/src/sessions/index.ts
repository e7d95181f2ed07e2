export { Sessions } from './view';
