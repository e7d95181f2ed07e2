// What the page offers of effector-react; see router.ts for why.
export {
  createGate,
  Provider,
  useGate,
  useProvidedScope,
  useStoreMap,
  useUnit,
} from 'effector-react/effector-react.mjs';
