// What the page shares of effector, as in react-router-dom.ts (2.2 KB less). The import names a file of the package,
// because the bare name would resolve to this shared module itself.
export {
  allSettled,
  attach,
  clearNode,
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
  withRegion,
} from 'effector/effector.mjs';
