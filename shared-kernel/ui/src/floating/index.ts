export { useDismissal } from './use-dismissal';
export { usePlacement, type Side } from './use-placement';
