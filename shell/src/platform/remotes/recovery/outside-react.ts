// Errors that the code of a remote throws outside of its components, such as in a timer: no error boundary sees them. Also the
// failure of its lazy file.
import { createEvent, sample } from 'effector';
import { diagnosticReported } from '@segue/stores';
import { joinStops, listen } from '../../listen';
import { LAZY_FAILURE } from '../container';
import { $remotes, remoteReported } from '../model';
import type { RemoteStates } from '../remote-state';
import { reportOf } from './reports';

export const errorThrown = createEvent<unknown>('errorThrown');

const isLazyFailure = (error: unknown) => error instanceof Error && error.name === LAZY_FAILURE;

/** The running build whose file is named first in an error. */
function buildOf(error: unknown, states: RemoteStates) {
  // In some browsers the stack does not begin with the message.
  const stack = error instanceof Error ? `${error.message} ${error.stack}` : '';
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
  fn: (states, error) => ({ state: buildOf(error, states), error }),
}).filterMap(({ state, error }) => state && { ...state, error });

sample({
  clock: buildThrew,
  fn: ({ build, attempt, error }) =>
    isLazyFailure(error)
      ? reportOf(build, { kind: 'failed', stage: 'download' }, attempt)
      : reportOf(build, { kind: 'crashed', stage: 'draw' }, attempt),
  target: remoteReported,
});
sample({
  clock: buildThrew,
  fn: ({ build: { name, version, container }, error }) => ({
    area: name,
    message: isLazyFailure(error)
      ? `The lazy file of ${name} could not be loaded (${version}, ${container})`
      : `${name} threw outside of its components (${version}, ${container})`,
    detail: error,
  }),
  target: diagnosticReported,
});

export function watchErrors(page: Window, onError: (error: unknown) => void): () => void {
  return joinStops(
    listen(page, ['unhandledrejection'], ({ reason }) => onError(reason)),
    listen(page, ['error'], ({ error }) => onError(error)),
  );
}
