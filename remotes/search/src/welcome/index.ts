export { Welcome } from './view';
