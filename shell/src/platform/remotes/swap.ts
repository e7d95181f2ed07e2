// Brings a newer registry into the open page. A remote that is not on screen changes at once; one on screen is replaced
// at the next navigation, unless the user is in the middle of something. Neither happens over unsaved input.
import { createEffect, sample, scopeBind } from 'effector';
import { navigated } from '../navigation';
import { buildsReplaced } from './build-removal';
import { $mounted } from './gate';
import { $remotes, $shown, put, registryChanged, remoteReported } from './model';
import { setPreloadableRemotes } from './preload';
import { outdatedRemotes, registryToShow, withFacesOf, type Outdated } from './registry-change';
import { $published, registryPublished } from './registry-refresh';
import type { RemoteBuild } from './remote-state';
import { moduleReplaced, replacementDiscarded, replacementRequested } from './replacement';
import { $isUndoOffered, canLeave, isUserBusy } from './user-activity';

// New remotes, routes and menus, and new builds of what does not run.
const applied = sample({
  clock: registryPublished,
  source: $shown,
  fn: (shown, published) => registryToShow(published, shown),
});
$remotes.on(applied, (states, registry) => withFacesOf(registry, states));
sample({ clock: applied, target: registryChanged });

const preloadFromFx = createEffect(setPreloadableRemotes);
sample({ clock: registryPublished, target: preloadFromFx });

type Occasion = {
  outdated: readonly Outdated[];
  mounted: readonly string[];
  isNavigation: boolean;
};
const sortOutdatedFx = createEffect(({ outdated, mounted, isNavigation }: Occasion) => {
  const free = outdated.filter(({ state }) => canLeave(state.module));
  const isReleased = ({ name, build }: Outdated) => !mounted.includes(name) || (isNavigation && !build);
  const mayReplace = isNavigation && !isUserBusy(document);
  return {
    /** Off screen, or removed: they are loaded when they are next shown. */
    released: free.filter(isReleased),
    /** On screen. */
    replaceable: mayReplace ? free.filter((one) => !isReleased(one)) : [],
  };
});
sample({
  clock: [registryPublished.map(() => false), navigated.map(() => true)],
  source: {
    published: $published,
    shown: $shown,
    mounted: $mounted,
    isUndoOffered: $isUndoOffered,
  },
  filter: ({ published, isUndoOffered }) => published !== null && !isUndoOffered,
  fn: ({ published, shown, mounted }, isNavigation) => ({
    outdated: published ? outdatedRemotes(published, shown) : [],
    mounted,
    isNavigation,
  }),
  target: sortOutdatedFx,
});

const released = sortOutdatedFx.doneData.filterMap((sorted) =>
  sorted.released.length > 0 ? sorted.released : undefined,
);
$remotes.on(released, (states, list) =>
  list.reduce((next, { name }) => put(next, name, { status: 'idle' }), states),
);
const replaceAllFx = createEffect((list: readonly Outdated[]) => {
  const replace = scopeBind(replacementRequested, { safe: true });
  for (const { name, build, state } of list) if (build) replace({ name, build, running: state.module });
});
sample({ clock: sortOutdatedFx.doneData, fn: ({ replaceable }) => replaceable, target: replaceAllFx });

// The page kept the former registry entry of these remotes while their code ran; now the published one applies.
sample({
  clock: [released, moduleReplaced],
  source: { published: $published, shown: $shown },
  fn: ({ published, shown }) => (published ? registryToShow(published, shown) : shown.registry),
  target: registryChanged,
});

sample({ clock: released, fn: (list) => list.map(({ state }) => state), target: buildsReplaced });
sample({ clock: moduleReplaced, fn: ({ old }) => [old], target: buildsReplaced });
sample({ clock: replacementDiscarded, fn: (build) => [build], target: buildsReplaced });

const reportAllFx = createEffect((builds: readonly { name: string; build: RemoteBuild; ms: number }[]) => {
  const report = scopeBind(remoteReported, { safe: true });
  for (const { name, build, ms } of builds) {
    const { version, container } = build;
    report({ remote: name, version, container, kind: 'swapped', stage: 'check', ms, attempt: 1 });
  }
});
sample({
  clock: released,
  fn: (list) => list.flatMap(({ name, build }) => (build ? [{ name, build, ms: 0 }] : [])),
  target: reportAllFx,
});
sample({
  clock: moduleReplaced,
  fn: ({ name, build, loaded }) => [{ name, build, ms: loaded.times.check ?? 0 }],
  target: reportAllFx,
});
