// Owns which remotes there are and where each stands: idle, loading, ready, failed or refused.
import { EMPTY_REGISTRY, type Registry, type RemoteModule } from '@segue/federation';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { loadBuild } from './container';
import {
  firstStates,
  kernelRefusals,
  olderRequest,
  requestFor,
  type LoadRequest,
  type RemoteState,
  type RemoteStates,
} from './remote-state';

/** The page's registry was read; happens once. */
export const registryRead = createEvent<Registry>('registryRead');
/** Somebody wants to show something of this remote. */
export const remoteWanted = createEvent<string>('remoteWanted');
export const retryAsked = createEvent<string>('retryAsked');
/** A component of it broke; `first` when that component had never shown. */
export const remoteCrashed = createEvent<{ name: string; error: unknown; first: boolean }>('remoteCrashed');

/** PORT: downloads and starts one build. */
export const loadBuildFx = createEffect<LoadRequest, RemoteModule>({
  name: 'loadBuildFx',
  handler: loadBuild,
});
const disposeFx = createEffect<RemoteModule, void>({
  name: 'disposeRemoteFx',
  handler: (module) => module.dispose(),
});

export const $registry = createPageStore<Registry>(EMPTY_REGISTRY, {
  sid: 'shell/registry',
  name: '$registry',
}).on(registryRead, (_, registry) => registry);

const put = (states: RemoteStates, name: string, state: RemoteState): RemoteStates => ({
  ...states,
  [name]: state,
});

export const $remotes = createPageStore<RemoteStates>({}, { sid: 'shell/remotes', name: '$remotes' })
  .on(registryRead, (_, registry) => firstStates(registry))
  .on(loadBuildFx, (states, { name, attempt }) => put(states, name, { status: 'loading', attempt }))
  .on(loadBuildFx.done, (states, { params: request, result: module }) =>
    put(states, request.name, { status: 'ready', module, request }),
  )
  // With an older build to turn to, the next request follows at once and nothing is shown of this.
  .on(loadBuildFx.fail, (states, { params, error }) =>
    olderRequest(params, error)
      ? states
      : put(states, params.name, { status: 'failed', reason: error.message, attempts: params.attempt }),
  );

const wished = createEvent<LoadRequest | null>('wished');
const $known = combine({ registry: $registry, states: $remotes });
sample({
  clock: remoteWanted,
  source: $known,
  fn: ({ registry, states }, name) => requestFor(name, registry, states, 'first'),
  target: wished,
});
sample({
  clock: retryAsked,
  source: $known,
  fn: ({ registry, states }, name) => requestFor(name, registry, states, 'again'),
  target: wished,
});
sample({ clock: loadBuildFx.fail, fn: ({ params, error }) => olderRequest(params, error), target: wished });

// A build that breaks before it ever showed is put away, and the one before it takes its place.
const brokenBuild = sample({
  clock: remoteCrashed,
  source: $remotes,
  fn: (states, { name, first }) => {
    const state = states[name];
    return first && state?.status === 'ready' && state.request.older.length > 0 ? state : null;
  },
}).filterMap((state) => state ?? undefined);
sample({ clock: brokenBuild, fn: ({ module }) => module, target: disposeFx });
sample({ clock: brokenBuild, fn: ({ request }) => olderRequest(request), target: wished });

sample({ clock: wished.filterMap((request) => request ?? undefined), target: loadBuildFx });

// Each cause is told once, with what a developer needs to find the build.
const troubles = registryRead.map((registry) => [...registry.problems, ...kernelRefusals(registry)]);
sample({
  clock: troubles,
  filter: (sentences) => sentences.length > 0,
  fn: (sentences) => ({ area: 'remotes', message: sentences.join(' ') }),
  target: diagnosticReported,
});
sample({
  clock: loadBuildFx.fail,
  fn: ({ params: { name, build }, error }) => ({
    area: name,
    message: `${error.message} (${build.version}, ${build.container})`,
    detail: error,
  }),
  target: diagnosticReported,
});
sample({
  clock: remoteCrashed,
  fn: ({ name, error }) => ({ area: name, message: `${name} broke while it was drawn.`, detail: error }),
  target: diagnosticReported,
});
sample({
  clock: disposeFx.fail,
  fn: ({ params: { name }, error }) => ({
    area: name,
    message: `${name} could not be put away.`,
    detail: error,
  }),
  target: diagnosticReported,
});
