export {
  $text,
  boxCleared,
  linkGiven,
  pasted,
  queryPicked,
  queryRestored,
  screenLeft,
  searchRequested,
} from './model';
export { $recentSearches, recentSearchesRequested, recentSearchRemoved } from './recent-model';
export { isLink } from './link';
export { SearchBox } from './view';
