export { LateParts } from './view';
