export { loadHomeSections } from './load-sections';
