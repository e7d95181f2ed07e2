// The states of a remote and the transitions between them, as pure functions.
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

/** The build to load, and the older builds to load when it fails. */
export type LoadRequest = {
  name: string;
  build: RemoteBuild;
  older: readonly RemoteBuild[];
  /** 1 for the first attempt. */
  attempt: number;
};

/** By name. */
export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** The builds that fit this kernel, newest first; none means that the remote is refused. */
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

/** The state of each remote before its first request. */
export function firstStates({ remotes, rejected }: Registry): RemoteStates {
  return Object.fromEntries<RemoteState>([
    ...rejected.map(({ name, reason }) => [name, { status: 'refused', reason }] as const),
    ...remotes.map((remote) => [remote.name, firstState(remote)] as const),
  ]);
}

/** One sentence for each remote that is refused because of its kernel range. */
export function kernelRefusals({ remotes }: Registry): readonly string[] {
  return remotes.flatMap((remote) => {
    const state = firstState(remote);
    return state.status === 'refused' ? [state.reason] : [];
  });
}

/** The load that a request leads to; null while the remote is loading, ready or refused. */
export function requestFor(
  name: string,
  registry: Registry,
  states: RemoteStates,
  kind: 'first' | 'retry',
): LoadRequest | null {
  const state = states[name];
  const remote = registry.remotes.find((one) => one.name === name);
  if (!state || !remote || state.status !== (kind === 'first' ? 'idle' : 'failed')) return null;
  const [build, ...older] = usableBuilds(remote);
  if (!build) return null;
  return { name, build, older, attempt: state.status === 'failed' ? state.attempts + 1 : 1 };
}

/** The same load with the next older build; null when there is none, or when it cannot help. */
export function olderRequest(
  { older: [build, ...older], ...request }: LoadRequest,
  failure?: Error,
): LoadRequest | null {
  return build && !(failure instanceof RemoteTimeout) ? { ...request, build, older } : null;
}

/** The server did not answer in time. An older build would be requested from the same server. */
export class RemoteTimeout extends Error {}
