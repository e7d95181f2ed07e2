export { HomeSections } from './view';
