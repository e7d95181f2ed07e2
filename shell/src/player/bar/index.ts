export { PlayerBar } from './view';
