// What the diagnostics show of each remote: from the shell's report and the browser's timings.
import type { RemoteStage } from '@segue/contract';
import type { PageRemote } from '@segue/stores';

const STAGES: readonly RemoteStage[] = ['download', 'start', 'init', 'get', 'check', 'draw'];

export type RemoteFacts = Pick<
  PageRemote,
  'name' | 'version' | 'container' | 'kernel' | 'attempts' | 'failures'
> & {
  state: string;
  isFailed: boolean;
  /** Duration of each stage in milliseconds, in order; empty until the remote is loaded. */
  stages: readonly { stage: RemoteStage; ms: number }[];
  /** Transferred and unpacked; null when the browser has no entry of it. */
  size: { sent: number; unpacked: number } | null;
};

type Resources = readonly PerformanceResourceTiming[];

/** Sorted by name. `resources`: the resource timings of the page. */
export function remoteFacts(remotes: readonly PageRemote[], resources: Resources): readonly RemoteFacts[] {
  return remotes
    .map((remote) => ({
      ...remote,
      state: stateText(remote),
      isFailed: remote.status === 'failed' || remote.status === 'refused',
      stages: durations(remote.times),
      size: remote.entry === '' ? null : sizeOf(remote.entry, resources),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function stateText({ status, detail }: PageRemote): string {
  return {
    loading: `Loading: ${detail}`,
    ready: 'Running',
    failed: `Failed: ${detail}`,
    refused: `Refused: ${detail}`,
    idle: 'Not loaded yet',
  }[status];
}

/** From the times at which stages ended. */
function durations(times: PageRemote['times']): RemoteFacts['stages'] {
  let before = 0;
  return STAGES.flatMap((stage) => {
    const end = times[stage];
    if (end === undefined) return [];
    const ms = Math.max(0, Math.round(end - before));
    before = end;
    return [{ stage, ms }];
  });
}

function sizeOf(entry: string, resources: Resources): RemoteFacts['size'] {
  const { href } = new URL(entry, document.baseURI);
  const timing = resources.findLast(({ name }) => name.split('?')[0] === href.split('?')[0]);
  return timing ? { sent: timing.encodedBodySize, unpacked: timing.decodedBodySize } : null;
}
