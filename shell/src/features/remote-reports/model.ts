// Owns what the page has not yet reported about its remotes, and sends it without account, address or content.
import type { RemoteReport } from '@segue/contract';
import { KERNEL_VERSION } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { $registry, remoteReported } from '../../platform/remotes';
import { $remoteReports } from '../../platform/remotes/recovery';

/** `events`: oldest first. `dropped`: older ones that are left out. */
export type Unsent = { events: readonly RemoteReport[]; dropped: number };
export type PageReport = Unsent & {
  /** Random, and forgotten with the page. */
  page: string;
  /** Of the page's registry. */
  revision: string;
  /** Kernel version of the shell. */
  shell: string;
};

export const NOTHING: Unsent = { events: [], dropped: 0 };
const EVENTS_MAX = 40;
const MAX_BYTES = 4096;

/** Keeps the newest events. */
export function withEvents({ events, dropped }: Unsent, more: readonly RemoteReport[]): Unsent {
  const all = [...events, ...more];
  return { events: all.slice(-EVENTS_MAX), dropped: dropped + Math.max(0, all.length - EVENTS_MAX) };
}

/** The report as JSON of at most 4 KB; the oldest events that do not fit are counted only. */
export function serializeReport(report: PageReport): string {
  const text = JSON.stringify({ ...report, events: report.events.map(withWholeMs) });
  if (report.events.length === 0 || new TextEncoder().encode(text).length <= MAX_BYTES) return text;
  return serializeReport({ ...report, events: report.events.slice(1), dropped: report.dropped + 1 });
}

const withWholeMs = (event: RemoteReport): RemoteReport => ({ ...event, ms: Math.round(event.ms) });

export const reportsStarted = createEvent('remoteReportsStarted');
/** `isSignOfLife`: send also without events, so that the server knows that the page is open. */
export const sendRequested = createEvent<{ page: string; isSignOfLife: boolean }>('remoteReportRequested');

/** PORT: sends a report while the browser may be closing the page. Offline, or when the user saves data, it is dropped. */
const sendReportFx = createEffect<PageReport, void>({
  name: 'sendRemoteReportFx',
  handler(report) {
    const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!onLine || connection?.saveData) return;
    navigator.sendBeacon(
      '/api/remote-reports',
      new Blob([serializeReport(report)], { type: 'application/json' }),
    );
  },
});

const reportsBeforeStart = sample({ clock: reportsStarted, source: $remoteReports });

const $unsent = createPageStore<Unsent>(NOTHING)
  .on(reportsBeforeStart, (_, reports) => withEvents(NOTHING, reports))
  .on(remoteReported, (unsent, report) => withEvents(unsent, [report]))
  .on(sendReportFx, () => NOTHING);

const $reportedRevision = createPageStore<string | null>(null).on(
  sendReportFx,
  (_, { revision }) => revision,
);
/** Whether there are events, or a registry that the server does not know this page has. */
export const $isReportDue = combine(
  { unsent: $unsent, registry: $registry, reported: $reportedRevision },
  ({ unsent, registry, reported }) => unsent.events.length > 0 || registry.revision !== reported,
);

sample({
  clock: sendRequested,
  source: { unsent: $unsent, registry: $registry, isReportDue: $isReportDue },
  filter: ({ isReportDue }, { isSignOfLife }) => isReportDue || isSignOfLife,
  fn: ({ unsent, registry }, { page }) => ({
    ...unsent,
    page,
    revision: registry.revision,
    shell: KERNEL_VERSION,
  }),
  target: sendReportFx,
});
