// What the page offers of effector; see router.ts for why. The request with a file name leads to the package
// itself, not back here.
export {
  allSettled,
  attach,
  clearNode,
  combine,
  createEffect,
  createEvent,
  createNode,
  createStore,
  createWatch,
  fork,
  is,
  launch,
  merge,
  sample,
  scopeBind,
  step,
  withRegion,
} from 'effector/effector.mjs';
