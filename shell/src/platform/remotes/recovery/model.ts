// Retries of failed and crashed remotes: "Try again", a network that is back, and a user who returns to the screen.
import { type Scope, attach, sample, scopeBind } from 'effector';
import { listen } from '../../listen';
import { $known, $remotes, loadBuildFx, remoteRequested, retryRequested } from '../model';
import { refreshRegistryFx } from '../registry-refresh';
import { hasNewerBuild, isRetryable, requestFor } from '../remote-state';

const refreshFx = attach({ effect: refreshRegistryFx, mapParams: (_: string) => undefined });

// A failed remote is loading from the press on; a crashed one is drawn again at once, and replaced by a newer build.
const retryBegun = sample({
  clock: retryRequested,
  source: $remotes,
  filter: (states, name) => ['failed', 'ready'].includes(states[name]?.status ?? ''),
  fn: (_, name) => name,
});
$remotes.on(retryBegun, (states, name) => {
  const state = states[name];
  return state?.status === 'failed'
    ? { ...states, [name]: { status: 'loading', attempt: state.attempt + 1 } }
    : states;
});
sample({ clock: retryBegun, target: refreshFx });
sample({
  clock: sample({
    clock: refreshFx.finally,
    source: $known,
    fn({ registry, states }, { params: name }) {
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
