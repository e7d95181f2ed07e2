import { createWatch, type Scope, type Store } from 'effector';

/** Calls `fn` with the value of a store in this scope now and at every change. Returns a function that stops it. */
export function watchStore<Value>(store: Store<Value>, scope: Scope, fn: (value: Value) => void): () => void {
  fn(scope.getState(store));
  return createWatch({ unit: store, scope, fn });
}
