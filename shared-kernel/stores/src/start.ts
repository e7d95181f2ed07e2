// Starting and stopping the kernel's models in one scope.
import { allSettled, createEvent, type Scope } from 'effector';
import { subscriptions } from './subscriptions';

/** The application begins: models may touch the world from now on. */
export const appStarted = createEvent('appStarted');

/** Plugs the bus into a scope and starts the models. Returns what unplugs the bus again. */
export function startStores(scope: Scope): () => void {
  const stop = subscriptions.connect(scope);
  void allSettled(appStarted, { scope });
  return stop;
}
