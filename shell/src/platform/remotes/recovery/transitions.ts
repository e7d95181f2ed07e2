// Transitions of a remote's state that only a failure or another registry causes. Pure functions.
import type { Registry } from '@segue/federation';
import { firstStates, type RemoteState, type RemoteStates } from '../remote-state';

/** A retry waits for its turn and for the registry. */
export function onRetry(state: RemoteState | undefined): RemoteState | undefined {
  return state?.status === 'failed'
    ? { status: 'loading', attempt: state.attempts + 1, inFlight: 0, stage: 'download' }
    : state;
}

/** A running build threw, or is drawn again. */
export function onCrash(state: RemoteState | undefined, hasCrashed: boolean): RemoteState | undefined {
  return state?.status === 'ready' && state.hasCrashed !== hasCrashed ? { ...state, hasCrashed } : state;
}

/**
 * The states under another registry: what is loaded, being loaded or failed stays while a build of it may run. A remote
 * that the registry no longer names has no state.
 */
export function afterRegistryChange(states: RemoteStates, registry: Registry): RemoteStates {
  return Object.fromEntries(
    Object.entries(firstStates(registry)).map(([name, first]) => [
      name,
      first.status === 'idle'
        ? states[name]?.status === 'refused'
          ? first
          : (states[name] ?? first)
        : first,
    ]),
  );
}
