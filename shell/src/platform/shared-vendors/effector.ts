// As in react-router-dom.ts (2.2 KB less). Named as a file, because the bare name is this shared module itself.
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
