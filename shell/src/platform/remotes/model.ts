// Owns the remotes of the page and the state of each: idle, loading, ready, failed or refused. What follows a failure is
// in `recovery`, which is downloaded after the first screen.
import type { RemoteReport, RemoteStage } from '@segue/contract';
import { EMPTY_REGISTRY, type Registry } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { loadBuild } from './container';
import { RemoteGate } from './gate';
import {
  firstRequest,
  firstStates,
  onBegin,
  onFailure,
  onLoaded,
  onStage,
  type LoadedBuild,
  type LoadError,
  type LoadRequest,
  type RemoteState,
  type RemoteStates,
} from './remote-state';

/** The page's registry was read. Fires once. */
export const registryRead = createEvent<Registry>('registryRead');
/** The server has another registry than the page. Its entries are trusted. */
export const registryChanged = createEvent<Registry>('registryChanged');
/** A screen or widget of this remote is to be shown. */
export const remoteRequested = createEvent<string>('remoteRequested');
export const retryRequested = createEvent<string>('retryRequested');
/** A component of the remote threw; `first` when it had never been drawn. */
export const remoteCrashed = createEvent<Crash>('remoteCrashed');
type Crash = { name: string; error: unknown; first: boolean };
/** For the recovery, which may be downloaded later. */
export const $lastCrash = createPageStore<Crash | null>(null).on(remoteCrashed, (_, crash) => crash);
/** Something happened to a remote that its operator wants to know. */
export const remoteReported = createEvent<RemoteReport>('remoteReported');

const stageBegun = createEvent<{ name: string; stage: RemoteStage }>();

/** PORT: downloads and starts one build. */
export const loadBuildFx = createEffect<LoadRequest, LoadedBuild, LoadError>({
  handler(request) {
    const begin = scopeBind(stageBegun, { safe: true });
    return loadBuild(request, (stage) => begin({ name: request.name, stage }));
  },
});

export const $registry = createPageStore<Registry>(EMPTY_REGISTRY).on(
  [registryRead, registryChanged],
  (_, registry) => registry,
);

/** The states with another one of this remote, unless it stays the same. */
export function put(states: RemoteStates, name: string, state: RemoteState | undefined): RemoteStates {
  return state && state !== states[name] ? { ...states, [name]: state } : states;
}

export const $remotes = createPageStore<RemoteStates>({})
  .on(registryRead, (_, registry) => firstStates(registry))
  .on(stageBegun, (states, { name, stage }) => put(states, name, onStage(states[name], stage)))
  .on(loadBuildFx, (states, request) => put(states, request.name, onBegin(states[request.name], request)))
  .on(loadBuildFx.done, (states, { params, result }) =>
    put(states, params.name, onLoaded(states[params.name], params, result)),
  )
  .on(loadBuildFx.fail, (states, { params, error }) =>
    put(states, params.name, onFailure(states[params.name], params, error)),
  );

/** The registry as the page shows it, and the states of its remotes. */
export const $shown = combine({ registry: $registry, states: $remotes });

sample({ clock: RemoteGate.open, fn: ({ remote }) => remote, target: remoteRequested });
sample({
  clock: sample({
    clock: remoteRequested,
    source: $shown,
    fn: ({ registry, states }, name) => firstRequest(name, registry, states),
  }).filterMap((request) => request ?? undefined),
  target: loadBuildFx,
});
