export {
  $isSearching,
  $query,
  $tab,
  resultsOf,
  searchCleared,
  searchStarted,
  TABS,
  tabRestored,
  tabSelected,
  type ResultsTab,
} from './model';
export { preloadResults, Results } from './view';
