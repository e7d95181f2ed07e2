// The service worker. It is built into one file, `/worker.js`, and runs apart from the pages.
import { createAnswers } from './answers';

/** What of a service worker's global scope is used; TypeScript describes it only instead of that of a page. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: ExtendableEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
  message: ExtendableEvent & { data: unknown };
};
type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { disable: () => Promise<void> } };
};

const worker = globalThis as unknown as WorkerScope;
const pages = new BroadcastChannel('segue-worker');

const answers = createAnswers({
  origin: location.origin,
  caches,
  fetch: (request, init) => fetch(request, init),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newNonce: () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
  report: (report) => pages.postMessage(report),
});

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  // With navigation preload WebKit may join the body of one answer to the headers of another: the nonce of the page is then not
  // that of its policy. A registration keeps the setting of earlier workers, which enabled it.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.disable(), worker.clients.claim()]));
});
worker.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  const answer = answers.answer({ request: event.request, later });
  if (answer) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  const { appearance, isMember } = Object(event.data) as { appearance?: unknown; isMember?: unknown };
  if (typeof appearance === 'string') event.waitUntil(answers.keepAppearance(appearance));
  if (typeof isMember === 'boolean') event.waitUntil(answers.resume({ isMember }).catch(() => undefined));
});
