export { HomeSections, preloadHome } from './view';
