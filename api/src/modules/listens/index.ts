export { selectListens } from './repository';
