export { readWash } from './read-wash';
export type { Wash } from './wash';
