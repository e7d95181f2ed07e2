export { navigationRequested } from './model';
export { useRequestedNavigation } from './use-requested-navigation';
