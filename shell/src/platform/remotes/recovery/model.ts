// Retries of failed and crashed remotes: "Try again", a network that is back, and a user who returns to the screen.
import type { Scope } from 'effector';
import { createEffect, sample, scopeBind } from 'effector';
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

/** Waits for its turn, and asks for the registry. */
const prepareFx = createEffect(async ({ attempt, failedAt }: Retry) => {
  const refresh = scopeBind(refreshRegistryFx, { safe: true });
  await waitMs(retryWait(attempt, failedAt, Date.now()));
  await refresh();
});
const retryBegun = sample({
  clock: retryRequested,
  source: $remotes,
  fn: (states, name) => states[name],
}).filterMap((state): Retry | undefined => {
  if (state?.status === 'failed') return state;
  // A crashed remote is drawn again at once, and replaced when there is a better build.
  return state?.status === 'ready' ? { ...state, failedAt: 0 } : undefined;
});
$remotes.on(retryBegun, (states, { name, attempt }) =>
  states[name]?.status === 'failed'
    ? { ...states, [name]: { status: 'loading', attempt: attempt + 1 } }
    : states,
);
sample({ clock: retryBegun, target: prepareFx });
const prepared = sample({
  clock: prepareFx.finally,
  source: $known,
  fn: ({ registry, states, crashes }, { params: { name, attempt } }) => ({
    state: states[name],
    request: requestFor(name, attempt + 1, registry, crashes),
  }),
});
sample({
  clock: prepared.filterMap(({ state, request }) => (state?.status === 'loading' && request) || undefined),
  target: loadBuildFx,
});
sample({
  clock: prepared.filterMap(({ state }) => (state?.status === 'ready' ? state : undefined)),
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
