// Owns the remotes of the page and their states. Retries are in `recovery`, which is downloaded after the first screen.
import type { RemoteFailure } from '@segue/contract';
import { EMPTY_REGISTRY, type Registry, type RemoteModule } from '@segue/kernel/remote';
import { createPageStore, diagnosticReported } from '@segue/kernel/state';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { loadBuild } from './container';
import {
  onFailure,
  problemsOf,
  requestAfter,
  requestFor,
  statesOf,
  type LoadError,
  type LoadRequest,
  type RemoteBuild,
  type RemoteStates,
} from './remote-state';

/** The page's registry was read. Fires once. */
export const registryRead = createEvent<Registry>('registryRead');
/** The server's registry differs from the page's. Its entries are trusted. */
export const registryChanged = createEvent<Registry>('registryChanged');
export const remoteRequested = createEvent<string>('remoteRequested');
export const retryRequested = createEvent<string>('retryRequested');
export const remoteCrashed = createEvent<{ name: string; error: unknown; first: boolean }>('remoteCrashed');
export type Failed = {
  build: RemoteBuild;
  kind: RemoteFailure['kind'] | 'offline';
  stage: RemoteFailure['stage'];
};
export const buildFailed = createEvent<Failed & { error: unknown }>('buildFailed');

/** PORT: ends the build that is replaced, and downloads and starts another one. */
export const loadBuildFx = createEffect<LoadRequest, RemoteModule, LoadError>({
  handler(request) {
    const report = scopeBind(buildFailed, { safe: true });
    const { build, replaced } = request;
    replaced?.dispose();
    return loadBuild(request, (error) => report({ build, kind: 'gone', stage: error.stage, error }));
  },
});
export const $registry = createPageStore<Registry>(EMPTY_REGISTRY).on(
  [registryRead, registryChanged],
  (_, registry) => registry,
);

export const $remotes = createPageStore<RemoteStates>({})
  .on(registryRead, (_, registry) => statesOf(registry))
  .on(registryChanged, (states, registry) => statesOf(registry, states))
  .on(loadBuildFx, (states, { name, attempt }) => ({ ...states, [name]: { status: 'loading', attempt } }))
  .on(loadBuildFx.done, (states, { params: { replaced: _, ...request }, result: module }) => ({
    ...states,
    [request.name]: { ...request, status: 'ready', module },
  }))
  .on(loadBuildFx.fail, (states, { params, error }) => ({
    ...states,
    [params.name]: onFailure(params, error),
  }));

const buildCrashed = sample({
  clock: remoteCrashed,
  source: $remotes,
  fn: (states, { name, ...crash }) => ({ state: states[name], ...crash }),
}).filterMap(({ state, ...crash }) => (state?.status === 'ready' ? { state, ...crash } : undefined));

export const $known = combine({ registry: $registry, states: $remotes });

sample({
  clock: sample({
    clock: remoteRequested,
    source: $known,
    fn: ({ registry, states }, name) =>
      states[name]?.status === 'idle' ? requestFor(name, 1, registry) : null,
  }).filterMap((request) => request ?? undefined),
  target: loadBuildFx,
});
sample({
  clock: loadBuildFx.fail.filterMap(({ params, error }) => requestAfter(params, error.kind) ?? undefined),
  target: loadBuildFx,
});

// A build that threw during its first render is replaced by the other build, if there is one.
sample({
  clock: sample({
    clock: buildCrashed.filter({ fn: ({ first }) => first }),
    source: $registry,
    fn(registry, { state: { name, attempt, build, module } }) {
      const request = requestFor(name, attempt, registry, build.container);
      return request ? { ...request, replaced: module } : undefined;
    },
  }).filterMap((request) => request),
  target: loadBuildFx,
});

sample({
  clock: loadBuildFx.fail,
  fn: ({ params: { build }, error }) => ({ build, kind: error.kind, stage: error.stage, error }),
  target: buildFailed,
});
sample({
  clock: buildCrashed,
  fn: ({ state: { build }, error }) => ({ build, kind: 'crashed', stage: 'draw', error }) as const,
  target: buildFailed,
});
sample({
  clock: buildFailed,
  fn: ({ build: { name, version }, kind, stage, error }) => ({
    area: name,
    message: `${name} ${version} failed at ${stage}: ${kind}`,
    detail: error,
  }),
  target: diagnosticReported,
});
sample({
  clock: sample({ clock: [registryRead, registryChanged], fn: problemsOf }),
  filter: (problems) => problems.length > 0,
  fn: (problems) => ({ area: 'remotes', message: problems.join(' ') }),
  target: diagnosticReported,
});
