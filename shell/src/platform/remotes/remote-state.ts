// The states of a remote and the transitions between them, as pure functions.
import type { RemoteStage } from '@segue/contract';
import { satisfiesKernel, type Registry, type RegistryRemote, type RemoteModule } from '@segue/federation';

/** A script of a build, with its hash. */
export type ScriptFile = Pick<RegistryRemote, 'entry' | 'integrity'>;

/** A build with the routes, navigation and widgets of its own version. */
export type RemoteBuild = NonNullable<RegistryRemote['previous']>;

/**
 * `offline`: the browser has no network. `gone`: no download. `altered`: not the published file. `silent`: not in time.
 * `broken`: downloaded, but unusable.
 */
export type FailureKind = 'offline' | 'gone' | 'altered' | 'silent' | 'broken';
/**
 * `too-new`: needs another kernel. `invalid`: its entry in the registry cannot be used. `unknown`: the registry does not
 * name it.
 */
export type RefusalKind = 'too-new' | 'invalid' | 'unknown';

/** When each stage ended, in milliseconds since the load began. */
export type StageTimes = Readonly<Partial<Record<RemoteStage, number>>>;

export type LoadRequest = {
  name: string;
  build: RemoteBuild;
  /** 1 for the first attempt; each retry counts. */
  attempt: number;
  /** Why an older build is loaded: the failure of the newer one. */
  instead?: FailureKind;
  /** Time left for the load; `LOAD_LIMIT_MS` unless given. */
  limitMs?: number;
};

export type LoadedBuild = { module: RemoteModule; times: StageTimes };

/** Why a build could not be loaded. The message is for the log, never for the screen. */
export class LoadError extends Error {
  readonly kind: FailureKind;
  readonly stage: RemoteStage;
  /** Milliseconds since the load began. */
  readonly ms: number;
  readonly at = Date.now();

  constructor(message: string, failure: Pick<LoadError, 'kind' | 'stage' | 'ms' | 'cause'>) {
    super(message, failure);
    this.kind = failure.kind;
    this.stage = failure.stage;
    this.ms = failure.ms;
  }
}

export type RemoteState =
  | { status: 'idle' }
  /** `inFlight` builds are being loaded; 0 while a retry waits. */
  | { status: 'loading'; attempt: number; inFlight: number; stage: RemoteStage }
  /** `hasCrashed`: its screen shows that it stopped working, until it is drawn again. */
  | ({ status: 'ready'; hasCrashed?: boolean } & LoadRequest & LoadedBuild)
  | { status: 'failed'; kind: FailureKind; attempts: number; request: LoadRequest; error: LoadError }
  | { status: 'refused'; kind: RefusalKind };

/** The state of each remote, by its name. */
export type RemoteStates = Readonly<Record<string, RemoteState>>;

/** The builds that fit this kernel, newest first; none means that the remote is refused. */
export function usableBuilds(remote: RegistryRemote): readonly RemoteBuild[] {
  const builds = remote.previous ? [remote, remote.previous] : [remote];
  return builds.filter(({ kernel }) => satisfiesKernel(kernel));
}

function firstState(remote: RegistryRemote): RemoteState {
  return usableBuilds(remote).length > 0 ? { status: 'idle' } : { status: 'refused', kind: 'too-new' };
}

/** The state of each remote before its first request. */
export function firstStates({ remotes, rejected }: Registry): RemoteStates {
  return Object.fromEntries<RemoteState>([
    ...rejected.map(({ name }) => [name, { status: 'refused', kind: 'invalid' }] as const),
    ...remotes.map((remote) => [remote.name, firstState(remote)] as const),
  ]);
}

/** The first load of a remote; null unless it is idle. */
export function firstRequest(name: string, registry: Registry, states: RemoteStates): LoadRequest | null {
  const remote = registry.remotes.find((one) => one.name === name);
  const build = remote && usableBuilds(remote)[0];
  return build && states[name]?.status === 'idle' ? { name, build, attempt: 1 } : null;
}

/** One more build of the remote is being loaded. */
export function onBegin(state: RemoteState | undefined, { attempt }: LoadRequest): RemoteState {
  const inFlight = state?.status === 'loading' ? state.inFlight + 1 : 1;
  return { status: 'loading', attempt, inFlight, stage: 'download' };
}

export function onStage(state: RemoteState | undefined, stage: RemoteStage): RemoteState | undefined {
  return state?.status === 'loading' ? { ...state, stage } : state;
}

/** The first build that is ready stays; a later one of the same load changes nothing. */
export function onLoaded(
  state: RemoteState | undefined,
  request: LoadRequest,
  loaded: LoadedBuild,
): RemoteState | undefined {
  return state?.status === 'loading' ? { status: 'ready', ...request, ...loaded } : state;
}

/** The remote has failed when no other build of it is still being loaded. */
export function onFailure(
  state: RemoteState | undefined,
  request: LoadRequest,
  error: LoadError,
): RemoteState | undefined {
  if (state?.status !== 'loading') return state;
  if (state.inFlight > 1) return { ...state, inFlight: state.inFlight - 1 };
  return { status: 'failed', kind: request.instead ?? error.kind, attempts: request.attempt, request, error };
}
