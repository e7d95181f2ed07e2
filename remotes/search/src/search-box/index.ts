export { boxEmptied, boxLeft, queryRestored, searchAsked } from './model';
export { boxMet } from './recent-model';
export { SearchBox } from './view';
