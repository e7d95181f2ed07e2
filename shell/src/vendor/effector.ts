// What the page offers of effector; see router.ts for why. The request with a file name leads to the package
// itself, not back here.
export {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  is,
  merge,
  sample,
  scopeBind,
} from 'effector/effector.mjs';
