// What the page shares of effector, as in react-router-dom.ts (2.2 KB less).
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
