// What follows when a remote fails: older builds and retries. Downloaded after the first screen; `wireRecovery` handles
// the failures from before.
import type { RemoteModule } from '@segue/federation';
import { waitMs } from '../../time-limit';
import { createPageStore } from '@segue/stores';
import { attach, combine, createEffect, createEvent, sample, type StoreValue, type Unit } from 'effector';
import {
  type Failures,
  SET_ASIDE_AFTER,
  SILENCE_MS,
  afterRegistryChange,
  bestRequest,
  isRetryable,
  mayLoadOlder,
  olderRequest,
  onCrash,
  onRetry,
  retryWait,
  withFailure,
} from './build-choice';
import {
  $registry,
  $remotes,
  loadBuildFx,
  put,
  registryChanged,
  remoteCrashed,
  remoteRequested,
  retryRequested,
} from '../model';
import { refreshRegistryFx } from '../registry-refresh';
import type { LoadError, LoadRequest } from '../remote-state';

export const buildFailed = createEvent<{ params: LoadRequest; error: LoadError }>('buildFailed');
sample({ clock: loadBuildFx.fail, fn: ({ params, error }) => ({ params, error }), target: buildFailed });

export const buildCrashed = sample({
  clock: remoteCrashed,
  source: $remotes,
  fn: (states, { name, error, first }) => ({ state: states[name], error, first }),
}).filterMap(({ state, ...crash }) => (state?.status === 'ready' ? { ...state, ...crash } : undefined));

export const $failures = createPageStore<Failures>({})
  // Without a network no build is to blame.
  .on(buildFailed, (failures, { params, error }) =>
    error.kind === 'offline' ? failures : withFailure(failures, params.build, error.kind),
  )
  .on(buildCrashed, (failures, { build }) => withFailure(failures, build, 'broken'));

/** A load that began before the recovery was downloaded. */
export const earlierLoadFound = createEvent<LoadRequest>('earlierLoadFound');

/** Containers of the builds that are being loaded. */
const $loading = createPageStore<readonly string[]>([])
  .on([loadBuildFx, earlierLoadFound], (loading, { build }) => [...loading, build.container])
  .on(loadBuildFx.finally, (loading, { params }) =>
    loading.filter((container) => container !== params.build.container),
  );

const $known = combine({ registry: $registry, states: $remotes, failures: $failures, loading: $loading });
type Known = StoreValue<typeof $known>;

/** The build to load after an event, and the module that it replaces. */
type Choice = { request: LoadRequest | null; replaced?: RemoteModule };

/** Ends the code of a build that is not used any more. */
export const disposeFx = createEffect((module: RemoteModule) => module.dispose());

/** Loads the build that `choose` finds for an event, if any. */
function loadAt<Payload>(clock: Unit<Payload>, choose: (payload: Payload, known: Known) => Choice | null) {
  const chosen = sample({
    clock,
    source: $known,
    fn: (known, payload: Payload) => choose(payload, known),
  }).filterMap((choice) => (choice?.request ? { ...choice, request: choice.request } : undefined));
  sample({ clock: chosen.filterMap(({ replaced }) => replaced), target: disposeFx });
  sample({ clock: chosen, fn: ({ request }) => request, target: loadBuildFx });
}

loadAt(buildFailed, ({ params, error }, known) =>
  mayLoadOlder(known.states[params.name], error) ? { request: olderRequest(params, error, known) } : null,
);

// While a build is silent, the older one is loaded beside it.
const besideSilent = (request: LoadRequest, known: Known) =>
  olderRequest(request, { kind: 'silent', ms: SILENCE_MS }, known);
const waitForBuildFx = createEffect((_request: LoadRequest) => waitMs(SILENCE_MS));
sample({
  clock: [loadBuildFx, earlierLoadFound],
  source: $known,
  filter: (known, request) => besideSilent(request, known) !== null,
  fn: (_, request) => request,
  target: waitForBuildFx,
});
loadAt(waitForBuildFx.done, ({ params }, known) =>
  known.loading.includes(params.build.container) ? { request: besideSilent(params, known) } : null,
);

// The build that lost.
sample({
  clock: loadBuildFx.done,
  source: $remotes,
  filter: (states, { params, result }) => {
    const state = states[params.name];
    return state?.status !== 'ready' || state.module !== result.module;
  },
  fn: (_, { result }) => result.module,
  target: disposeFx,
});

// A build that throws before it was drawn, or twice, is replaced by an older one.
loadAt(buildCrashed, ({ name, build, attempt, module, first }, known) =>
  first || (known.failures[build.container]?.count ?? 0) >= SET_ASIDE_AFTER
    ? { request: olderRequest({ name, build, attempt }, { kind: 'broken', ms: 0 }, known), replaced: module }
    : null,
);

// A retry waits for its turn, asks for the registry, and loads the best build of it.
const retryBegun = sample({
  clock: retryRequested,
  source: $remotes,
  fn: (states, name) => ({ name, state: states[name] }),
}).filterMap(({ name, state }) =>
  state?.status === 'failed' ? { name, attempts: state.attempts, failedAt: state.error.at } : undefined,
);
$remotes.on(retryBegun, (states, { name }) => put(states, name, onRetry(states[name])));

type Retry = { name: string; attempts: number; failedAt: number };
const waitForRetryFx = createEffect(({ attempts, failedAt }: Retry) =>
  waitMs(retryWait(attempts, failedAt, Date.now())),
);
sample({ clock: retryBegun, target: waitForRetryFx });

const refreshForFx = attach({ effect: refreshRegistryFx, mapParams: (_name: string) => undefined });
sample({ clock: waitForRetryFx.done, fn: ({ params }) => params.name, target: refreshForFx });
// "Try again" after a crash draws the same build again, unless there is a better one.
sample({
  clock: retryRequested,
  source: $remotes,
  filter: (states, name) => states[name]?.status === 'ready',
  fn: (_, name) => name,
  target: refreshForFx,
});
// Meanwhile the newer registry may replace it: nothing of it is on the screen.
$remotes
  .on(buildCrashed, (states, { name }) => put(states, name, onCrash(states[name], true)))
  .on(refreshForFx.finally, (states, { params: name }) => put(states, name, onCrash(states[name], false)));
loadAt(refreshForFx.finally, ({ params: name }, known) => {
  const state = known.states[name];
  if (state?.status === 'loading' && state.inFlight === 0) {
    return { request: bestRequest(name, state.attempt, known) };
  }
  if (state?.status !== 'ready') return null;
  const request = bestRequest(name, state.attempt, known);
  return request?.build.container === state.build.container ? null : { request, replaced: state.module };
});

/** The registry names a build of a failed remote that was not tried yet. */
export const newBuildFound = createEvent<string>('newBuildFound');
$remotes.on(registryChanged, afterRegistryChange);
loadAt(newBuildFound, (name, known) => {
  const state = known.states[name];
  return state?.status === 'failed' ? { request: bestRequest(name, state.attempts + 1, known) } : null;
});

// A remote that failed for want of a network is tried again when the user returns to its screen.
sample({
  clock: remoteRequested,
  source: $remotes,
  filter: (states, name) => isRetryable(states[name]),
  fn: (_, name) => name,
  target: retryRequested,
});
