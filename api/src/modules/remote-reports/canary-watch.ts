// Watches the canaries: when too many of the pages that tried one failed, it is withdrawn.
import type { RemoteReport } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import { isCanaryIn, type Canary } from '../../plugins/pages/canaries';
import type { PageReport } from './report';

/** One failure among few pages says nothing about the build. */
const MIN_PAGES = 5;
/** Only pages that tried the canary this recently count. */
const WINDOW_MS = 30 * 60_000;
const PAGES_MAX = 10_000;

const TRIED: readonly RemoteReport['kind'][] = ['loaded', 'failed', 'crashed'];

/** The pages that tried a canary: whether it failed there, by page. */
type Pages = LRUCache<string, boolean>;

/** `withdraw` gets the reason in one sentence, once per canary. */
export function createCanaryWatch(clock: Clock, withdraw: (canary: Canary, why: string) => void) {
  const byCanary = new Map<string, Pages>();
  const withdrawn = new Set<string>();

  /** Counts what one page reports; `canaries` are those that run now. */
  return ({ page, revision, events }: PageReport, canaries: readonly Canary[]): void => {
    for (const id of byCanary.keys()) {
      if (!canaries.some((canary) => canary.id === id)) byCanary.delete(id);
    }
    for (const canary of canaries) {
      if (canary.abortAt === null || withdrawn.has(canary.id)) continue;
      const isGiven = isCanaryIn(revision, canary);
      const own = events.filter((event) => concerns(event, canary, isGiven));
      if (own.length === 0) continue;
      const pages: Pages =
        byCanary.get(canary.id) ??
        new LRUCache({
          max: PAGES_MAX,
          ttl: WINDOW_MS,
          ttlResolution: 0,
          perf: { now: () => clock().getTime() },
        });
      byCanary.set(canary.id, pages);
      pages.set(page, pages.get(page) || own.some(({ kind }) => kind !== 'loaded'));
      const why = reasonToWithdraw([...pages.values()], canary.abortAt);
      if (why === null) continue;
      withdrawn.add(canary.id);
      withdraw(canary, why);
    }
  };
}

/** Whether an event tells how the canary did: by itself, or by the build that took its place. */
function concerns({ remote, version, kind }: RemoteReport, canary: Canary, isGiven: boolean): boolean {
  if (remote !== canary.remote) return false;
  // A canary that hangs has no failure of its own.
  return version === canary.version ? TRIED.includes(kind) : isGiven && kind === 'healed';
}

function reasonToWithdraw(pages: readonly boolean[], abortAt: number): string | null {
  const failed = pages.filter(Boolean).length;
  const isOver = pages.length >= MIN_PAGES && failed > 0 && (100 * failed) / pages.length >= abortAt;
  return isOver ? `failed in ${failed} of ${pages.length} pages; the limit is ${abortAt} %` : null;
}
