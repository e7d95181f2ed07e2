export { Footer } from './view';
