// One remote's life as data, and how it changes. Pure.
import {
  KERNEL_VERSION,
  satisfiesKernel,
  type Registry,
  type RegistryRemote,
  type RemoteBuild,
  type RemoteModule,
} from '@segue/federation';

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; module: RemoteModule; request: LoadRequest }
  | { status: 'failed'; reason: string; attempts: number }
  | { status: 'refused'; reason: string };

/** What is tried now, and the older builds to turn to when it breaks. */
export type LoadRequest = {
  name: string;
  build: RemoteBuild;
  older: readonly RemoteBuild[];
  /** 1 for the first try. */
  attempt: number;
};

/** By name. */
export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** The builds this shell may run, newest first; none when it has to refuse the remote. */
function usableBuilds({ version, container, entry, integrity, kernel, previous }: RegistryRemote) {
  const builds = [{ version, container, entry, integrity, kernel }, ...(previous ? [previous] : [])];
  return builds.filter((build) => satisfiesKernel(build.kernel));
}

function firstState(remote: RegistryRemote): RemoteState {
  if (usableBuilds(remote).length > 0) return { status: 'idle' };
  const { name, version, kernel } = remote;
  const reason = `${name} ${version} needs kernel ${kernel}; this shell has ${KERNEL_VERSION}.`;
  return { status: 'refused', reason };
}

/** Where each remote stands before anything was asked of it. */
export function firstStates({ remotes, rejected }: Registry): RemoteStates {
  return Object.fromEntries<RemoteState>([
    ...rejected.map(({ name, reason }) => [name, { status: 'refused', reason }] as const),
    ...remotes.map((remote) => [remote.name, firstState(remote)] as const),
  ]);
}

/** Why remotes of this registry are refused that could be read, one sentence each. */
export function kernelRefusals({ remotes }: Registry): readonly string[] {
  return remotes.flatMap((remote) => {
    const state = firstState(remote);
    return state.status === 'refused' ? [state.reason] : [];
  });
}

/** What a wish for a remote leads to; nothing when it is under way, there, or refused. */
export function requestFor(
  name: string,
  registry: Registry,
  states: RemoteStates,
  wish: 'first' | 'again',
): LoadRequest | null {
  const state = states[name];
  const remote = registry.remotes.find((one) => one.name === name);
  if (!state || !remote || state.status !== (wish === 'first' ? 'idle' : 'failed')) return null;
  const [build, ...older] = usableBuilds(remote);
  if (!build) return null;
  return { name, build, older, attempt: state.status === 'failed' ? state.attempts + 1 : 1 };
}

/** The same wish with the next older build; nothing when there is none, or when it could not help. */
export function olderRequest(
  { older: [build, ...older], ...request }: LoadRequest,
  failure?: Error,
): LoadRequest | null {
  return build && !(failure instanceof RemoteSilent) ? { ...request, build, older } : null;
}

/** Nobody answered in time. An older build would be asked for at the same place. */
export class RemoteSilent extends Error {}
