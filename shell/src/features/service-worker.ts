// Registers the service worker when the browser is idle, and exchanges messages with it.
import { WORKER_META } from '@segue/contract/page-meta';
import { $appearance, $isMember, pageResumed } from '@segue/kernel/state';
import { createWatch, scopeBind, type Scope } from 'effector';
import { savesData, whenIdle } from '../platform/network/data-saving';
import { listen } from '../platform/listen';
import { createScriptPolicy } from '../platform/network/trusted-scripts';
import { watchStore } from '../platform/watch-store';
import { retryWhile } from './network';
import { $areCopiesShown, workerReported, type WorkerReport } from './offline';

const CHANNEL = 'segue-worker';
/** Its downloads would slow down the first actions of a visitor. */
const START_AFTER_MS = 5_000;

/** Does nothing where the browser has no service workers, as in a private window of some. */
export function wireServiceWorker(scope: Scope): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${WORKER_META}"]`)?.content;
  if (address === undefined) return void withdraw(workers);

  const resume = () => void post(workers, { isMember: scope.getState($isMember) });
  const reports = new BroadcastChannel(CHANNEL);
  const reported = scopeBind(workerReported, { scope });
  reports.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isReport(data)) reported(data);
  };
  setTimeout(() => whenIdle(() => void start(workers, address)), START_AFTER_MS);
  resume();
  createWatch({ unit: pageResumed, scope, fn: resume });
  createWatch({ unit: $isMember, scope, fn: resume });
  listen(window, ['online'], resume);
  retryWhile($areCopiesShown, scope, resume);
  // The offline page is built with it.
  watchStore($appearance, scope, (appearance) => void (appearance && post(workers, { appearance })));
}

async function start(workers: ServiceWorkerContainer, address: string): Promise<void> {
  // An installed worker costs nothing; a new one downloads the offline files.
  if (savesData() && !workers.controller) return;
  try {
    await workers.register(trustedWorkerUrl(address), { updateViaCache: 'none' });
  } catch {
    // Blocked by the browser or not found: the page works without it.
  }
}

/** The server no longer has a worker. */
async function withdraw(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = registrations.length > 0 ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith('segue-')).map((name) => caches.delete(name)));
}

/** Also before the worker controls this page. Without a worker nothing happens: `ready` waits for one. */
const post = async (workers: ServiceWorkerContainer, message: object): Promise<void> => {
  const { active } = await workers.ready;
  active?.postMessage(message);
};

function isReport(data: unknown): data is WorkerReport {
  if (typeof data !== 'object' || data === null) return false;
  const { asOf } = data as Partial<Record<keyof WorkerReport, unknown>>;
  return asOf === null || (typeof asOf === 'string' && !Number.isNaN(Date.parse(asOf)));
}

/** Only one address may be registered as a service worker. */
const trustedWorkerUrl = createScriptPolicy('segue-worker', (url) => url === '/worker.js');
