export { downloaded, type Downloaded } from './view';
