// Retries of failed and crashed remotes: "Try again", a network that is back, and a user who returns to the screen.
import { type Scope, createEffect, sample, scopeBind } from 'effector';
import { listen } from '../../listen';
import { waitMs } from '../../network/time-limit';
import { $known, $remotes, loadBuildFx, remoteRequested, retryRequested } from '../model';
import { refreshRegistryFx } from '../registry-refresh';
import { hasNewerBuild, isRetryable, requestFor } from '../remote-state';

/** At most this often, counting all retries but the first. */
const RETRY_PAUSE_MS = 1000;

type Retry = { name: string; attempt: number };

const prepareFx = createEffect(async ({ attempt }: Retry) => {
  const refresh = scopeBind(refreshRegistryFx, { safe: true });
  if (attempt > 2) await waitMs(RETRY_PAUSE_MS);
  await refresh();
});

// A failed remote is loading from the press on; a crashed one is drawn again at once, and replaced by a newer build.
const retryBegun = sample({
  clock: retryRequested,
  source: $remotes,
  fn: (states, name) => states[name],
}).filterMap((state): Retry | undefined => {
  if (state?.status === 'failed') return { name: state.name, attempt: state.attempt + 1 };
  return state?.status === 'ready' ? { name: state.name, attempt: 1 } : undefined;
});
$remotes.on(retryBegun, (states, { name, attempt }) =>
  states[name]?.status === 'failed' ? { ...states, [name]: { status: 'loading', attempt } } : states,
);
sample({ clock: retryBegun, target: prepareFx });
sample({
  clock: sample({
    clock: prepareFx.finally,
    source: $known,
    fn({ registry, states }, { params: { name } }) {
      const state = states[name];
      if (state?.status === 'loading') return requestFor(name, state.attempt, registry) ?? undefined;
      if (state?.status !== 'ready' || !hasNewerBuild(registry, { [name]: state })) return undefined;
      const request = requestFor(name, state.attempt, registry);
      return request ? { ...request, replaced: state.module } : undefined;
    },
  }).filterMap((request) => request),
  target: loadBuildFx,
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
