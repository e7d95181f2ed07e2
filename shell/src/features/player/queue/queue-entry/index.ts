export { EntryRow } from './view';
