export { useDismissal } from './use-dismissal';
export { usePlacement, type Anchor, type Rect, type Side } from './use-placement';
