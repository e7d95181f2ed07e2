export { TopNavigation } from './view';
