import type { RemoteFailure } from '@segue/contract';
import { KERNEL_VERSION, satisfiesKernel } from '@segue/kernel/remote';
import type { Registry, RegistryRemote, RemoteModule } from '@segue/kernel/remote';

export type ScriptFile = Pick<RegistryRemote, 'entry' | 'integrity'>;

export type RemoteBuild = NonNullable<RegistryRemote['previous']>;

/** `offline`: the browser has no network. The others are those of the report. */
export type FailureKind = 'offline' | Exclude<RemoteFailure['kind'], 'crashed'>;

export type LoadRequest = {
  name: string;
  build: RemoteBuild;
  older?: RemoteBuild | undefined;
  /** Container of the live build at the time of the request. */
  live: string;
  attempt: number;
  /** Why an older build is loaded: the failure of the newer one. */
  instead?: FailureKind;
  replaced?: RemoteModule;
};

/** Why a build could not be loaded. The message is for the log, never for the screen. */
export class LoadError extends Error {
  readonly kind: FailureKind;
  readonly stage: RemoteFailure['stage'];

  constructor(message: string, { kind, stage, cause }: Pick<LoadError, 'kind' | 'stage' | 'cause'>) {
    super(message, { cause });
    this.kind = kind;
    this.stage = stage;
  }
}

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | ({ status: 'ready'; module: RemoteModule } & LoadRequest)
  | ({ status: 'failed'; kind: FailureKind } & LoadRequest)
  /** Needs another kernel, or its entry in the registry cannot be used, or the registry does not name it. */
  | { status: 'refused' };

export type RemoteStates = Readonly<Record<string, RemoteState>>;

const usableBuilds = (remote: RegistryRemote): readonly RemoteBuild[] =>
  [remote, remote.previous].flatMap((build) => (build && satisfiesKernel(build.kernel) ? [build] : []));

/** The states under a registry: what runs, is loaded or has failed stays, a failed remote until it has another build. */
export function statesOf(registry: Registry, known: RemoteStates = {}): RemoteStates {
  const first = Object.fromEntries<RemoteState>([
    ...registry.rejected.map(({ name }) => [name, { status: 'refused' }] as const),
    ...registry.remotes.map((remote): [string, RemoteState] => {
      const state = known[remote.name];
      if (state?.status === 'failed' && state.live === remote.container) return [remote.name, state];
      return [remote.name, { status: usableBuilds(remote).length > 0 ? 'idle' : 'refused' }];
    }),
  ]);
  const kept = Object.entries(known).filter(([, { status }]) => status === 'ready' || status === 'loading');
  return { ...first, ...Object.fromEntries(kept) };
}

/** A load of the newest build that may run, with the one before to fall back on; null when the registry has none. */
export function requestFor(
  name: string,
  attempt: number,
  registry: Registry,
  broken?: string,
): LoadRequest | null {
  const remote = registry.remotes.find((one) => one.name === name);
  const usable = remote ? usableBuilds(remote) : [];
  const [build, older] = usable.filter(({ container }) => container !== broken);
  return remote && build ? { name, build, older, live: remote.container, attempt } : null;
}

export function requestAfter(
  { older, replaced: _, ...request }: LoadRequest,
  kind: FailureKind,
): LoadRequest | null {
  return older && kind !== 'offline' ? { ...request, build: older, instead: kind } : null;
}

export function onFailure(request: LoadRequest, { kind }: LoadError): RemoteState {
  return requestAfter(request, kind)
    ? { status: 'loading', attempt: request.attempt }
    : { ...request, status: 'failed', kind: request.instead ?? kind };
}

export const isRetryable = (state: RemoteState | undefined): boolean =>
  state?.status === 'failed' && state.kind !== 'broken';

export const hasNewerBuild = (registry: Registry, states: RemoteStates): boolean =>
  Object.entries(states).some(
    ([name, state]) =>
      state.status === 'ready' &&
      registry.remotes.find((remote) => remote.name === name)?.container !== state.live,
  );

/** Messages about a registry's faulty entries, for the log. */
export function problemsOf({ problems, remotes }: Registry): readonly string[] {
  const refused = remotes.filter(({ kernel }) => !satisfiesKernel(kernel));
  return [
    ...problems,
    ...refused.map(
      ({ name, version, kernel }) =>
        `${name} ${version} needs kernel ${kernel}; this shell has ${KERNEL_VERSION}.`,
    ),
  ];
}
