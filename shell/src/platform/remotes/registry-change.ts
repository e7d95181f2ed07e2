// What a newer registry changes in an open page. A remote whose code runs keeps its entry, so that its routes and menu
// fit that code, until it can be replaced.
import type { Registry, RegistryRemote } from '@segue/federation';
import { usableBuilds, type RemoteBuild, type RemoteState, type RemoteStates } from './remote-state';

/** The registry as the page shows it, and the states of its remotes. */
export type Shown = { registry: Registry; states: RemoteStates };

type ReadyState = Extract<RemoteState, { status: 'ready' }>;

/** A running remote of which the published registry has another build; null when it has none any more. */
export type Outdated = { name: string; state: ReadyState; build: RemoteBuild | null };

const entryOf = (registry: Registry, name: string) => registry.remotes.find((remote) => remote.name === name);
const isRejected = (registry: Registry, name: string) => registry.rejected.some((face) => face.name === name);
const firstBuild = (remote: RegistryRemote | undefined) => remote && usableBuilds(remote)[0];

/** The running remotes to replace or to remove. */
export function outdatedRemotes(published: Registry, { registry, states }: Shown): readonly Outdated[] {
  return Object.entries(states).flatMap(([name, state]): readonly Outdated[] => {
    if (state.status !== 'ready' || !isHeld(name, published, { registry, states })) return [];
    const build = firstBuild(entryOf(published, name));
    const isRemoved = !entryOf(published, name) && !isRejected(published, name);
    // One that this page cannot run is replaced by the next load of the page.
    return build ? [{ name, state, build }] : isRemoved ? [{ name, state, build: null }] : [];
  });
}

/** The published registry as the page shows it now: running remotes keep their entry; a removed one leaves the menu. */
export function registryToShow(published: Registry, shown: Shown): Registry {
  const held = shown.registry.remotes.filter(({ name }) => isHeld(name, published, shown));
  const isHeldName = ({ name }: { name: string }) => held.some((remote) => remote.name === name);
  const isPublished = ({ name }: { name: string }) => entryOf(published, name) || isRejected(published, name);
  return {
    ...published,
    remotes: [
      ...published.remotes.filter((remote) => !isHeldName(remote)),
      ...held.map((remote) => (isPublished(remote) ? remote : { ...remote, nav: [] })),
    ],
    rejected: published.rejected.filter((face) => !isHeldName(face)),
  };
}

/** The states with the faces of this registry: a running remote that was removed has no menu any more. */
export function withFacesOf(registry: Registry, states: RemoteStates): RemoteStates {
  return Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      const entry = entryOf(registry, name);
      if (state.status !== 'ready' || !entry) return [name, state];
      const build = usableBuilds(entry).find(({ container }) => container === state.build.container);
      return [name, build ? { ...state, build } : state];
    }),
  );
}

function isHeld(name: string, published: Registry, { registry, states }: Shown): boolean {
  const state = states[name];
  const isRunning =
    (state?.status === 'ready' && !state.hasCrashed) || (state?.status === 'loading' && state.inFlight > 0);
  if (!isRunning) return false;
  const next = firstBuild(entryOf(published, name))?.container;
  if (next === undefined) return true;
  if (state.status === 'ready' && next === state.build.container) return false;
  // A page that runs the previous build, because this one failed, keeps it.
  return next !== firstBuild(entryOf(registry, name))?.container;
}

/** Moves remotes of origins that this page may not load from to the rejected ones: its policy is fixed until a reload. */
export function rejectNewOrigins(published: Registry, shown: Registry, own: string): Registry {
  const originOf = ({ entry }: { entry: string }) => new URL(entry, own).origin;
  const known = new Set([own, ...shown.remotes.map(originOf)]);
  const foreign = published.remotes.filter((remote) => !known.has(originOf(remote)));
  if (foreign.length === 0) return published;
  const reasonOf = (remote: RegistryRemote) =>
    `${remote.name} ${remote.version} comes from ${originOf(remote)}, which this page may load from after a reload.`;
  return {
    ...published,
    remotes: published.remotes.filter((remote) => !foreign.includes(remote)),
    rejected: [...published.rejected, ...foreign.map((remote) => ({ ...remote, reason: reasonOf(remote) }))],
    problems: [...published.problems, ...foreign.map(reasonOf)],
  };
}

/** Whether two registries name the same builds with the same routes and menus. */
export function isSameRegistry(one: Registry, other: Registry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
