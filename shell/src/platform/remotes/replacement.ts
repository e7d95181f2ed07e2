// Loads a newer build while the older one stays on screen, and puts it in its place when both are ready for it.
import type { RemoteModule } from '@segue/federation';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { loadBuild } from './container';
import { $remotes, $shown, put } from './model';
import { outdatedRemotes } from './registry-change';
import { $published, registryPublished } from './registry-refresh';
import type { LoadedBuild, RemoteBuild } from './remote-state';
import { canLeave, isUserBusy } from './user-activity';

export type Replacement = { name: string; build: RemoteBuild; running: RemoteModule };

export const replacementRequested = createEvent<Replacement>('replacementRequested');

/** PORT: downloads and starts a build while the older one stays on screen. */
export const loadReplacementFx = createEffect(({ name, build }: Replacement) =>
  loadBuild({ name, build, attempt: 1 }),
);

/** Containers of the builds that were tried since the registry changed: a broken one is not loaded at every navigation. */
const $tried = createPageStore<readonly string[]>([])
  .on(loadReplacementFx, (tried, { build }) => [...tried, build.container])
  .reset(registryPublished);
sample({
  clock: replacementRequested,
  source: $tried,
  filter: (tried, { build }) => !tried.includes(build.container),
  fn: (_, replacement) => replacement,
  target: loadReplacementFx,
});

/** Whether the user began something while the build was loaded. */
const confirmFx = createEffect(
  ({ running }: Replacement & { loaded: LoadedBuild }) => canLeave(running) && !isUserBusy(document),
);
sample({
  clock: loadReplacementFx.done,
  fn: ({ params, result }) => ({ ...params, loaded: result }),
  target: confirmFx,
});
const confirmed = sample({
  clock: confirmFx.done,
  source: { published: $published, shown: $shown },
  fn: ({ published, shown }, { params: { name, build, running, loaded }, result: isFree }) => {
    const state = shown.states[name];
    const isWanted =
      published !== null &&
      outdatedRemotes(published, shown).some(
        (one) => one.name === name && one.build?.container === build.container,
      );
    const old = isWanted && isFree && state?.status === 'ready' && state.module === running ? state : null;
    return { name, build, loaded, old };
  },
});

/** The new build is on screen; `old` is to be removed. */
export const moduleReplaced = confirmed.filterMap(({ old, ...rest }) => (old ? { ...rest, old } : undefined));
$remotes.on(moduleReplaced, (states, { name, build, loaded }) =>
  put(states, name, { status: 'ready', name, build, attempt: 1, ...loaded }),
);

/** The new build is not wanted now; it is tried again at a later navigation. */
export const replacementDiscarded = confirmed.filterMap(({ old, build, loaded }) =>
  old ? undefined : { module: loaded.module, build },
);
$tried.on(replacementDiscarded, (tried, { build }) =>
  tried.filter((container) => container !== build.container),
);

sample({
  clock: loadReplacementFx.fail,
  fn: ({ params: { name, build }, error }) => ({
    area: name,
    message: `A new build could not be loaded; the older one stays. (${build.version}, ${build.container})`,
    detail: error,
  }),
  target: diagnosticReported,
});
