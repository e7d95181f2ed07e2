// Owns the remotes of the page and the state of each: idle, loading, ready, failed or refused.
import type { RemoteReport } from '@segue/contract';
import { EMPTY_REGISTRY, type Registry, type RemoteModule } from '@segue/federation';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { loadBuild } from './container';
import { RemoteGate } from './gate';
import {
  firstStates,
  kernelRefusals,
  olderRequest,
  requestFor,
  type LoadRequest,
  type RemoteState,
  type RemoteStates,
} from './remote-state';

/** The page's registry was read. Fires once. */
export const registryRead = createEvent<Registry>('registryRead');
/** A screen or widget of this remote is to be shown. */
export const remoteRequested = createEvent<string>('remoteRequested');
export const retryRequested = createEvent<string>('retryRequested');
/** A component of the remote threw; `first` when it had never been drawn. */
export const remoteCrashed = createEvent<{ name: string; error: unknown; first: boolean }>('remoteCrashed');
/** Something happened to a remote that its operator wants to know. */
export const remoteReported = createEvent<RemoteReport>('remoteReported');

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

const withState = (states: RemoteStates, name: string, state: RemoteState): RemoteStates => ({
  ...states,
  [name]: state,
});

export const $remotes = createPageStore<RemoteStates>({}, { sid: 'shell/remotes', name: '$remotes' })
  .on(registryRead, (_, registry) => firstStates(registry))
  .on(loadBuildFx, (states, { name, attempt }) => withState(states, name, { status: 'loading', attempt }))
  .on(loadBuildFx.done, (states, { params: request, result: module }) =>
    withState(states, request.name, { status: 'ready', module, request }),
  )
  // With an older build left, the next request follows and this failure is not shown.
  .on(loadBuildFx.fail, (states, { params, error }) =>
    olderRequest(params, error)
      ? states
      : withState(states, params.name, { status: 'failed', reason: error.message, attempts: params.attempt }),
  );

const loadRequested = createEvent<LoadRequest | null>('loadRequested');
const $remotesAndRegistry = combine({ registry: $registry, states: $remotes });
sample({ clock: RemoteGate.open, fn: ({ remote }) => remote, target: remoteRequested });
sample({
  clock: remoteRequested,
  source: $remotesAndRegistry,
  fn: ({ registry, states }, name) => requestFor(name, registry, states, 'first'),
  target: loadRequested,
});
sample({
  clock: retryRequested,
  source: $remotesAndRegistry,
  fn: ({ registry, states }, name) => requestFor(name, registry, states, 'retry'),
  target: loadRequested,
});
sample({
  clock: loadBuildFx.fail,
  fn: ({ params, error }) => olderRequest(params, error),
  target: loadRequested,
});

// A build that throws before it was ever drawn is disposed of, and the previous build is loaded.
const brokenBuild = sample({
  clock: remoteCrashed,
  source: $remotes,
  fn: (states, { name, first }) => {
    const state = states[name];
    return first && state?.status === 'ready' && state.request.older.length > 0 ? state : null;
  },
}).filterMap((state) => state ?? undefined);
sample({ clock: brokenBuild, fn: ({ module }) => module, target: disposeFx });
sample({ clock: brokenBuild, fn: ({ request }) => olderRequest(request), target: loadRequested });

sample({ clock: loadRequested.filterMap((request) => request ?? undefined), target: loadBuildFx });

// Each cause is reported once, with what a developer needs to find the build.
const registryProblems = registryRead.map((registry) => [...registry.problems, ...kernelRefusals(registry)]);
sample({
  clock: registryProblems,
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
  fn: ({ name, error }) => ({ area: name, message: `${name} crashed while rendering.`, detail: error }),
  target: diagnosticReported,
});
sample({
  clock: disposeFx.fail,
  fn: ({ params: { name }, error }) => ({
    area: name,
    message: `${name} could not be disposed of.`,
    detail: error,
  }),
  target: diagnosticReported,
});
