export { navigated, navigationRequested, screenOpened } from './model';
export { useRequestedNavigation } from './use-requested-navigation';
