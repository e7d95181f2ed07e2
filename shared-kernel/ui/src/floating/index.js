export { useDismissal } from './use-dismissal';
export { usePlacement } from './use-placement';
