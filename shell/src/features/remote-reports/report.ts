// One report of this page, as the server accepts it.
import type { RemoteReport } from '@segue/contract';

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
