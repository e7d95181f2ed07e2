// What a session leaves behind in the scope besides its stores.
import { sessionEnded } from '@segue/api-client';
import { allSettled, createWatch, type Scope } from 'effector';

/** What a scope keeps per reference; a store's has `meta`, one of a `sample` or `combine` has not. */
type Kept = Record<string, { meta?: unknown }>;

/**
 * Every `sample` keeps the last value that passed it: after a logout a scope would still hold the e-mail, the
 * password typed and the Spotify token. They are let go when a session ends, and once more when its last answers
 * have arrived. A reference that is missing is made anew when something passes again (effector 23.4,
 * `initRefInScope`), so no rule may rely on the memory of a `sample` whose source is no store.
 * Returns the undoing.
 */
export function forgetWithSession(scope: Scope): () => void {
  const forget = () => {
    const { reg } = scope as Scope & { reg: Kept };
    for (const id in reg) if (!reg[id]?.meta) delete reg[id];
  };
  return createWatch({
    unit: sessionEnded,
    scope,
    fn: () => {
      setTimeout(forget);
      void allSettled(scope).then(forget);
    },
  });
}
