export { Welcome, type Sections } from './view';
