export { followersOf, type Change } from './change';
export { $isUndoing, changeMade, changeUndone, restoreRequested } from './model';
