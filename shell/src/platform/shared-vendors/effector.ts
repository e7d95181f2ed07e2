// Exports of effector that the shell shares, as in react-router-dom.ts (2.2 KB less).
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
} from 'effector';
