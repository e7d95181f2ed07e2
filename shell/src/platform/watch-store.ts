import { createWatch, type Scope, type Store } from 'effector';

/** Calls `fn` with the value of a store in this scope now and at every change. Returns a function that stops it. */
export function watchStore<Value>(store: Store<Value>, scope: Scope, fn: (value: Value) => void): () => void {
  fn(scope.getState(store));
  return createWatch({ unit: store, scope, fn });
}

/** After the current task, once for several changes: for what must not delay a command to a player. */
export function watchStoreLater<Value>(
  store: Store<Value>,
  scope: Scope,
  fn: (value: Value) => void,
): () => void {
  let isPending = false;
  let isStopped = false;
  fn(scope.getState(store));
  const stop = createWatch({
    unit: store,
    scope,
    fn() {
      if (isPending) return;
      isPending = true;
      queueMicrotask(() => {
        isPending = false;
        if (!isStopped) fn(scope.getState(store));
      });
    },
  });
  return () => {
    isStopped = true;
    stop();
  };
}
