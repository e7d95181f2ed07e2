export { readWash } from './read-wash';
