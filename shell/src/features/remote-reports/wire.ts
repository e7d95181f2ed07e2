import { scopeBind, type Scope } from 'effector';
import { savesData } from '../../platform/data-saving';
import { joinStops, listen } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';
import { $isReportDue, reportsStarted, sendRequested } from './model';

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
