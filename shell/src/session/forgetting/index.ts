export { Forgetting } from './view';
