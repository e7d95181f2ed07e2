export { EntryFace } from './view';
