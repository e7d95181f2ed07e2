// Retries of failed and crashed remotes: "Try again", a network that is back, and a user who returns to the screen.
import type { Scope } from 'effector';
import { attach, createEffect, sample, scopeBind } from 'effector';
import { listen } from '../../listen';
import { waitMs } from '../../time-limit';
import {
  $known,
  $remotes,
  loadBuildFx,
  remoteRequested,
  replacementRequested,
  retryRequested,
} from '../model';
import { refreshRegistryFx } from '../registry-refresh';
import { isRetryable, requestFor } from '../remote-state';

const RETRY_WAITS_MS = [0, 1000, 4000];

/** How long a retry waits; the time since the last failure counts. Milliseconds. */
function retryWait(attempts: number, failedAt: number, now: number): number {
  const wait = RETRY_WAITS_MS[Math.min(attempts, RETRY_WAITS_MS.length) - 1] ?? 0;
  return Math.max(0, wait - (now - failedAt));
}

type Retry = { name: string; attempt: number; failedAt: number };

// A failed remote waits for its turn, asks for the registry, and is loaded.
const retryBegun = sample({
  clock: retryRequested,
  source: $remotes,
  fn: (states, name) => states[name],
}).filterMap((state): Retry | undefined =>
  state?.status === 'failed'
    ? { name: state.name, attempt: state.attempt + 1, failedAt: state.failedAt }
    : undefined,
);
$remotes.on(retryBegun, (states, { name, attempt }) => ({
  ...states,
  [name]: { status: 'loading', attempt },
}));
const waitForRetryFx = createEffect(({ attempt, failedAt }: Retry) =>
  waitMs(retryWait(attempt - 1, failedAt, Date.now())),
);
sample({ clock: retryBegun, target: waitForRetryFx });

const refreshForFailedFx = attach({ effect: refreshRegistryFx, mapParams: (_: Retry) => undefined });
sample({ clock: waitForRetryFx.done, fn: ({ params }) => params, target: refreshForFailedFx });
sample({
  clock: sample({
    clock: refreshForFailedFx.finally,
    source: $known,
    fn: ({ registry, crashes }, { params }) => requestFor(params.name, params.attempt, registry, crashes),
  }).filterMap((request) => request ?? undefined),
  target: loadBuildFx,
});

// A crashed remote is drawn again at once, and replaced when there is a better build.
const refreshForCrashedFx = attach({ effect: refreshRegistryFx, mapParams: (_: string) => undefined });
sample({
  clock: retryRequested,
  source: $remotes,
  filter: (states, name) => states[name]?.status === 'ready',
  fn: (_, name) => name,
  target: refreshForCrashedFx,
});
sample({
  clock: sample({
    clock: refreshForCrashedFx.finally,
    source: $remotes,
    fn: (states, { params: name }) => states[name],
  }).filterMap((state) => (state?.status === 'ready' ? state : undefined)),
  target: replacementRequested,
});

// A remote that could not be downloaded is tried again when the user returns to its screen.
sample({
  clock: remoteRequested,
  source: $remotes,
  filter: (states, name) => isRetryable(states[name]),
  fn: (_, name) => name,
  target: retryRequested,
});

export function wireRecovery(scope: Scope): () => void {
  const retry = scopeBind(retryRequested, { scope });
  return listen(window, ['online'], () => {
    for (const [name, state] of Object.entries(scope.getState($remotes))) {
      if (isRetryable(state)) retry(name);
    }
  });
}
