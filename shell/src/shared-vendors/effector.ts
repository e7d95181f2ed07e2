// What the page shares of effector, as in react-router-dom.ts (2.2 KB less). The import names a file of the package,
// because the bare name would resolve to this shared module itself.
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
