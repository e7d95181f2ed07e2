export { boxCleared, screenLeft, queryRestored, searchRequested } from './model';
export { recentSearchesRequested } from './recent-model';
export { SearchBox } from './view';
