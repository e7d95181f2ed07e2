// Which build of a remote is loaded after failures, and when; and the states that failures lead to. Pure functions.
import type { Registry } from '@segue/federation';
import { LOAD_LIMIT_MS } from '../container';
import {
  type FailureKind,
  type LoadError,
  type LoadRequest,
  type RemoteBuild,
  type RemoteState,
  type RemoteStates,
  firstStates,
  usableBuilds,
} from '../remote-state';

/** How often a build failed during this visit, and how it failed last; by container. */
export type Failures = Readonly<Record<string, { count: number; kind: FailureKind }>>;

type Known = { registry: Registry; failures: Failures };

/** The current build is not loaded after so many failures while there is another one. An older build is tried once. */
export const SET_ASIDE_AFTER = 2;
/** A build that has been silent for this long gets the older one as a competitor. */
export const SILENCE_MS = 2000;
const RETRY_WAITS_MS = [0, 1000, 4000];

export const withFailure = (failures: Failures, { container }: RemoteBuild, kind: FailureKind): Failures => ({
  ...failures,
  [container]: { count: (failures[container]?.count ?? 0) + 1, kind },
});

function buildsOf(name: string, { remotes }: Registry): readonly RemoteBuild[] {
  const remote = remotes.find((one) => one.name === name);
  return remote ? usableBuilds(remote) : [];
}

/** How long a retry waits; the time since the last failure counts. Milliseconds. */
export function retryWait(attempts: number, failedAt: number, now: number): number {
  const wait = RETRY_WAITS_MS[Math.min(attempts, RETRY_WAITS_MS.length) - 1] ?? 0;
  return Math.max(0, wait - (now - failedAt));
}

/** A request for the newest build that is not set aside, or else for the newest; null when there is none. */
export function bestRequest(
  name: string,
  attempt: number,
  { registry, failures }: Known,
): LoadRequest | null {
  const builds = buildsOf(name, registry);
  const [newest] = builds;
  if (!newest) return null;
  const isUsable = (build: RemoteBuild) =>
    (failures[build.container]?.count ?? 0) < (build === newest ? SET_ASIDE_AFTER : 1);
  const build = builds.find(isUsable) ?? newest;
  const instead = build === newest ? undefined : failures[newest.container]?.kind;
  return { name, build, attempt, ...(instead && { instead }) };
}

/** A request for the next older build that never failed and is not being loaded. */
export function olderRequest(
  { name, build, attempt, instead }: LoadRequest,
  failure: { kind: FailureKind; ms: number },
  { registry, failures, loading }: Known & { loading: readonly string[] },
): LoadRequest | null {
  const builds = buildsOf(name, registry);
  const position = builds.findIndex(({ container }) => container === build.container);
  const older = builds
    .slice(position + 1)
    .find(({ container }) => !failures[container] && !loading.includes(container));
  if (!older) return null;
  // All builds share one time limit.
  const limitMs = Math.max(SILENCE_MS, LOAD_LIMIT_MS - failure.ms);
  return { name, build: older, attempt, instead: instead ?? failure.kind, limitMs };
}

/** Whether an older build may help: the remote is not shown yet, and there is a network. */
export const mayLoadOlder = (state: RemoteState | undefined, { kind }: LoadError): boolean =>
  (state?.status === 'failed' || state?.status === 'loading') && kind !== 'offline';

/** Whether the remote failed in a way that another attempt with the same build may mend. */
export const isRetryable = (state: RemoteState | undefined): boolean =>
  state?.status === 'failed' && ['offline', 'gone', 'silent'].includes(state.kind);

/** A retry waits for its turn and for the registry. */
export function onRetry(state: RemoteState | undefined): RemoteState | undefined {
  return state?.status === 'failed'
    ? { status: 'loading', attempt: state.attempts + 1, inFlight: 0, stage: 'download' }
    : state;
}

/** A running build threw, or is drawn again. */
export function onCrash(state: RemoteState | undefined, hasCrashed: boolean): RemoteState | undefined {
  return state?.status === 'ready' && state.hasCrashed !== hasCrashed ? { ...state, hasCrashed } : state;
}

/**
 * The states under another registry: what is loaded, being loaded or failed stays while a build of it may run. A remote
 * that the registry no longer names has no state.
 */
export function afterRegistryChange(states: RemoteStates, registry: Registry): RemoteStates {
  return Object.fromEntries(
    Object.entries(firstStates(registry)).map(([name, first]) => {
      const known = states[name];
      const isKept = first.status === 'idle' && known && known.status !== 'refused';
      return [name, isKept ? known : first];
    }),
  );
}
