// Owns what the page has not yet reported about its remotes, and sends it without account, address or content.
import { KERNEL_VERSION } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { $registry, remoteReported } from '../remotes';
import { $remoteReports } from '../remotes/recovery';
import { NOTHING, serializeReport, withEvents, type PageReport, type Unsent } from './report';

export const reportsStarted = createEvent('remoteReportsStarted');
/** `evenEmpty` tells the server that the page is still open. */
export const sendRequested = createEvent<{ page: string; evenEmpty: boolean }>('remoteReportRequested');

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

export const $unsent = createPageStore<Unsent>(NOTHING, { sid: 'shell/unsent-reports', name: '$unsent' })
  .on(reportsBeforeStart, (_, reports) => withEvents(NOTHING, reports))
  .on(remoteReported, (unsent, report) => withEvents(unsent, [report]))
  .on(sendReportFx, () => NOTHING);

sample({
  clock: sendRequested,
  source: { unsent: $unsent, registry: $registry },
  filter: ({ unsent }, { evenEmpty }) => evenEmpty || unsent.events.length > 0,
  fn: ({ unsent, registry }, { page }) => ({
    ...unsent,
    page,
    revision: registry.revision,
    shell: KERNEL_VERSION,
  }),
  target: sendReportFx,
});
