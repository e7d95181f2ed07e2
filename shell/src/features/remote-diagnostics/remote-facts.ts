// What the diagnostics show of each remote: from the registry, the loader's states, the log and the browser's timings.
import type { RemoteStage } from '@segue/contract';
import type { Registry } from '@segue/federation';
import type { Diagnostic } from '@segue/stores/ports';
import type { RemoteState } from '../../platform/remotes';

const STAGES: readonly RemoteStage[] = ['download', 'start', 'init', 'get', 'check', 'draw'];

export type RemoteFacts = {
  name: string;
  /** The running build; the live one until it runs. */
  version: string;
  container: string;
  state: string;
  isFailed: boolean;
  attempts: number;
  /** The range the build needs. */
  kernel: string;
  /** Duration of each stage in milliseconds, in order; empty until the remote is loaded. */
  stages: readonly { stage: RemoteStage; ms: number }[];
  /** Transferred and unpacked; null when the browser has no entry of it. */
  size: { sent: number; unpacked: number } | null;
  /** Logged failures, newest first. */
  failures: readonly string[];
};

type Sources = {
  registry: Registry;
  states: Readonly<Record<string, RemoteState>>;
  diagnostics: readonly Diagnostic[];
  /** Resource timings of the page. */
  resources: readonly PerformanceResourceTiming[];
};

export function remoteFacts({ registry, states, diagnostics, resources }: Sources): readonly RemoteFacts[] {
  const failuresOf = (name: string) =>
    diagnostics.filter(({ area }) => area === name).map(({ message }) => message);
  const known = registry.remotes.map((live): RemoteFacts => {
    const state = states[live.name];
    const build = state?.status === 'ready' ? state.build : live;
    return {
      name: live.name,
      version: build.version,
      container: build.container,
      kernel: build.kernel,
      ...stateFacts(state),
      stages: state?.status === 'ready' ? durations(state.times) : [],
      size: sizeOf(build.entry, resources),
      failures: failuresOf(live.name).reverse(),
    };
  });
  const rejected = registry.rejected.map(({ name, reason }): RemoteFacts => ({
    name,
    version: '',
    container: '',
    kernel: '',
    ...stateFacts(states[name]),
    stages: [],
    size: null,
    failures: [...failuresOf(name), reason].reverse(),
  }));
  return [...known, ...rejected].sort((one, other) => one.name.localeCompare(other.name));
}

function stateFacts(state: RemoteState | undefined): Pick<RemoteFacts, 'state' | 'isFailed' | 'attempts'> {
  switch (state?.status) {
    case 'loading':
      return {
        state: `Loading: ${state.stage}`,
        isFailed: false,
        attempts: state.attempt,
      };
    case 'ready':
      return { state: 'Running', isFailed: false, attempts: state.attempt };
    case 'failed':
      return { state: `Failed: ${state.kind}`, isFailed: true, attempts: state.attempts };
    case 'refused':
      return { state: `Refused: ${state.kind}`, isFailed: true, attempts: 0 };
    default:
      return { state: 'Not loaded yet', isFailed: false, attempts: 0 };
  }
}

/** From the times at which stages ended. */
function durations(times: Readonly<Partial<Record<RemoteStage, number>>>): RemoteFacts['stages'] {
  let before = 0;
  return STAGES.flatMap((stage) => {
    const end = times[stage];
    if (end === undefined) return [];
    const ms = Math.max(0, Math.round(end - before));
    before = end;
    return [{ stage, ms }];
  });
}

function sizeOf(entry: string, resources: Sources['resources']): RemoteFacts['size'] {
  const { href } = new URL(entry, document.baseURI);
  const timing = resources.findLast(({ name }) => name.split('?')[0] === href.split('?')[0]);
  return timing ? { sent: timing.encodedBodySize, unpacked: timing.decodedBodySize } : null;
}
