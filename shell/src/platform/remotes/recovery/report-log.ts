// Keeps what was reported about the remotes until the page can send it, and for its diagnostics.
import type { RemoteReport } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { remoteReported } from '../model';

const MAX_REPORTS = 100;

/** Oldest first. */
export const $remoteReports = createPageStore<readonly RemoteReport[]>([]).on(
  remoteReported,
  (reports, report) => [...reports.slice(1 - MAX_REPORTS), report],
);
