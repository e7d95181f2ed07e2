// Errors that the code of a remote throws outside of its components, such as in a timer: no error boundary sees them.
import { createEvent, sample } from 'effector';
import type { RemoteReport } from '@segue/contract';
import { diagnosticReported } from '@segue/stores';
import { $remotes, remoteReported } from '../model';
import type { RemoteStates } from '../remote-state';

export const errorThrown = createEvent<unknown>('errorThrown');

/** The running build whose file is named first in the stack of an error. */
function buildOf(error: unknown, states: RemoteStates) {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const candidates = Object.values(states).flatMap((state) => {
    if (state.status !== 'ready') return [];
    const { entry, lazy } = state.build;
    const files = lazy ? [entry, lazy.entry] : [entry];
    return files.flatMap((file) => {
      const position = stack.indexOf(file);
      return position >= 0 ? [{ state, position }] : [];
    });
  });
  return candidates.sort((one, other) => one.position - other.position)[0]?.state;
}

const buildThrew = sample({
  clock: errorThrown,
  source: $remotes,
  fn: (states, error) => {
    const state = buildOf(error, states);
    return state && { ...state, error };
  },
}).filterMap((crash) => crash);

sample({
  clock: buildThrew,
  fn: ({ build: { name, version, container }, attempt }): RemoteReport => ({
    remote: name,
    version,
    container,
    kind: 'crashed',
    stage: 'draw',
    ms: 0,
    attempt,
  }),
  target: remoteReported,
});
sample({
  clock: buildThrew,
  fn: ({ build: { name, version, container }, error }) => ({
    area: name,
    message: `${name} threw outside of its components (${version}, ${container})`,
    detail: error,
  }),
  target: diagnosticReported,
});

/** Calls back with each error that nothing caught. */
export function watchErrors(page: Window, onError: (error: unknown) => void): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => onError(reason);
  const onThrow = ({ error }: ErrorEvent) => onError(error);
  page.addEventListener('unhandledrejection', onRejection);
  page.addEventListener('error', onThrow);
  return () => {
    page.removeEventListener('unhandledrejection', onRejection);
    page.removeEventListener('error', onThrow);
  };
}
