// Starting and stopping the kernel's models in one scope.
import { allSettled, createEvent, type Scope } from 'effector';
import { subscriptions } from './subscriptions';

/** The application started: models may now run effects. */
export const appStarted = createEvent('appStarted');

/** Connects the bus to a scope and starts the models. Returns a function that disconnects the bus. */
export function startStores(scope: Scope): () => void {
  const stop = subscriptions.connect(scope);
  void allSettled(appStarted, { scope });
  return stop;
}
