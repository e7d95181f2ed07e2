// Owns what the page has not yet reported about its remotes, and sends it without account, address or content.
import type { RemoteReport } from '@segue/contract';
import { KERNEL_VERSION } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample, scopeBind, type Scope } from 'effector';
import { savesData } from '../../platform/data-saving';
import { joinStops, listen } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';
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

const reportsStarted = createEvent('remoteReportsStarted');
/** `isSignOfLife`: send also without events, so that the server knows that the page is open. */
const sendRequested = createEvent<{ page: string; isSignOfLife: boolean }>('remoteReportRequested');

/** PORT: sends a report while the browser may be closing the page. Offline, or when the user saves data, it is dropped. */
const sendReportFx = createEffect((report: PageReport) => {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!onLine || connection?.saveData) return;
  const body = new Blob([serializeReport(report)], { type: 'application/json' });
  navigator.sendBeacon('/api/remote-reports', body);
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
const $isReportDue = combine(
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

const INTERVAL_MS = 10_000;
/** Events of one moment go into one report. */
const BATCH_MS = 1000;
/** The server forgets a page that is silent for 20 minutes. */
const HEARTBEAT_MS = 15 * 60_000;

/** Reports at most every ten seconds, when the page is left, and now and then as a sign of life; not where data is saved. */
export function wireRemoteReports(scope: Scope): () => void {
  if (savesData()) return () => undefined;
  const page = randomId();
  const send = scopeBind(sendRequested, { scope });
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sentAt = -Infinity;

  const sendNow = (isSignOfLife = false) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    sentAt = performance.now();
    send({ page, isSignOfLife });
  };
  const sendWhenLeft = () => {
    if (document.visibilityState === 'hidden') sendNow();
  };
  const heartbeat = setInterval(() => {
    const isDue = performance.now() - sentAt >= INTERVAL_MS;
    if (isDue && document.visibilityState === 'visible') sendNow(true);
  }, HEARTBEAT_MS);

  scopeBind(reportsStarted, { scope })();
  const stop = watchStore($isReportDue, scope, (isReportDue) => {
    if (!isReportDue || timer !== null) return;
    timer = setTimeout(sendNow, Math.max(BATCH_MS, sentAt + INTERVAL_MS - performance.now()));
  });
  return joinStops(
    stop,
    () => timer !== null && clearTimeout(timer),
    () => clearInterval(heartbeat),
    listen(document, ['visibilitychange'], sendWhenLeft),
    listen(window, ['pagehide'], () => sendNow()),
  );
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36))
    .join('')
    .padEnd(8, '0');
}
