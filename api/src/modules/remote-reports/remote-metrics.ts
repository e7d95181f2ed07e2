// Metrics of what pages report about remotes. The counters are this server's own; Prometheus adds those of several servers up.
import type { RemoteReport } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../../clock';

export const OTHER = 'other';
type VersionLabels = { remote: string; version: string };

/** A page reports at least this often while it is visible; see `HEARTBEAT_MS` of the shell. */
const PAGE_LIFE_MS = 20 * 60_000;
const PAGES_MAX = 50_000;
/** Open pages may be several releases behind. */
const REVISIONS_MAX = 30;
const LOAD_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5];

export function createRemoteMetrics(register: Registry, clock: Clock) {
  const registers = [register];
  const loads = new Counter({
    name: 'segue_remote_loads_total',
    help: 'Loads of a remote that succeeded.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const loadSeconds = new Histogram({
    name: 'segue_remote_load_seconds',
    help: 'Time from the request of a remote until it is ready.',
    labelNames: ['remote', 'version'],
    buckets: LOAD_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'segue_remote_failures_total',
    help: 'Loads that failed and builds that crashed, by the step they had reached.',
    labelNames: ['remote', 'version', 'stage'],
    registers,
  });
  const events = new Counter({
    name: 'segue_remote_events_total',
    help: 'Everything that pages report about remotes.',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });

  /** Revision by page. */
  const pages = new LRUCache<string, string>({
    // With `max` it would reserve the room of all pages at every start.
    maxSize: PAGES_MAX,
    sizeCalculation: () => 1,
    ttl: PAGE_LIFE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  /** Revisions that this server has handed out; others are of another server or made up. */
  const revisions = new LRUCache<string, true>({ max: REVISIONS_MAX });
  new Gauge({
    name: 'segue_pages_on_revision',
    help: 'Pages that reported within 20 minutes, by the revision of their registry.',
    labelNames: ['revision'],
    registers,
    collect() {
      this.reset();
      for (const revision of pages.values()) {
        this.inc({ revision: revisions.has(revision) ? revision : OTHER });
      }
    },
  });

  return {
    seePage(page: string, revision: string, handedOut: readonly string[]) {
      for (const one of handedOut) revisions.set(one, true);
      pages.set(page, revision);
    },
    count(labels: VersionLabels, { kind, stage, ms }: RemoteReport) {
      events.inc({ ...labels, kind });
      if (kind === 'loaded') {
        loads.inc({ ...labels });
        loadSeconds.observe({ ...labels }, ms / 1000);
      }
      if (kind === 'failed' || kind === 'crashed') failures.inc({ ...labels, stage });
    },
  };
}
