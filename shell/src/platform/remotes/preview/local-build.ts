// A build that a server on this machine offers, in place of the published one of a remote. Only where the server of the page
// allows diagnostics; kept for the visit of this tab.
import { KERNEL_VERSION, type Registry } from '@segue/federation';
import { createSubscriptions, send } from '@segue/event-bus';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, sample, type Scope } from 'effector';
import { areDiagnosticsAllowed } from '../../diagnostics-allowed';

const KEY = 'segue/local-build';
const TIMEOUT_MS = 5000;
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** `url` is that of the script of a remote. */
export type LocalSource = { remote: string; url: string };
/** What it was found to be: the name of its container and the hash of its text. */
export type LocalBuild = LocalSource & { container: string; entry: string; integrity: string };

const subscriptions = createSubscriptions();
export const localBuildRequested = subscriptions.on('remotes/run-local-build');

/** Downloads the script once to read its container and its hash. Rejects with a sentence for the form. */
const readLocalBuildFx = createEffect(async ({ remote, url }: LocalSource): Promise<LocalBuild> => {
  if (!isLoopback(url))
    throw new Error('Use an address of this machine, such as http://127.0.0.1:5201/remoteEntry.js.');
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  if (!answer?.ok)
    throw new Error('Nothing could be read there. Its server must answer and allow other origins.');
  const bytes = await answer.arrayBuffer();
  const container = /\bvar ([a-z]\w*)\s*[;=]/i.exec(new TextDecoder().decode(bytes))?.[1];
  if (!container) throw new Error("That isn't the script of a remote.");
  const hash = base64(await crypto.subtle.digest('SHA-384', bytes));
  // The same address may answer with another build later.
  const entry = `${url}${url.includes('?') ? '&' : '?'}build=${encodeURIComponent(hash.slice(0, 12))}`;
  return { remote, url, container, entry, integrity: `sha384-${hash}` };
});

export const localBuildRead = readLocalBuildFx.doneData;
export const $localBuild = createPageStore<LocalBuild | null>(null).on(localBuildRead, (_, build) => build);
/** Why the last one could not be read; empty when it could. */
export const $localBuildError = createPageStore('')
  .on(readLocalBuildFx.failData, (_, { message }) => message)
  .reset(localBuildRequested);
export const $isLocalBuildRead = readLocalBuildFx.pending;

sample({ clock: localBuildRequested, target: readLocalBuildFx });
const saveFx = createEffect(({ remote, url }: LocalSource) =>
  sessionStorage.setItem(KEY, JSON.stringify({ remote, url })),
);
sample({ clock: localBuildRead, target: saveFx });
sample({
  clock: readLocalBuildFx.fail,
  fn: ({ params, error }) => ({
    area: params.remote,
    message: `${params.url} was not run. ${error.message}`,
  }),
  target: diagnosticReported,
});

/** The registry with the local build in place of the published one, without an older build to heal with. */
export function withLocalBuild(registry: Registry, local: LocalBuild | null): Registry {
  if (!local) return registry;
  const { container, entry, integrity } = local;
  const build = { version: 'local', container, entry, integrity, kernel: `^${KERNEL_VERSION}` };
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      if (remote.name !== local.remote) return remote;
      const { previous: _previous, lazy: _lazy, ...face } = remote;
      return { ...face, ...build };
    }),
  };
}

/** The next page load has the published build. */
export function forgetLocalBuild(): void {
  sessionStorage.removeItem(KEY);
}

/** Runs the local build of an earlier load of this tab, and later ones on command. */
export function wireLocalBuild(scope: Scope): () => void {
  if (!areDiagnosticsAllowed()) return () => undefined;
  const stop = subscriptions.connect(scope);
  const stored = storedSource();
  if (stored) send('remotes/run-local-build', stored);
  return stop;
}

function storedSource(): LocalSource | null {
  try {
    const { remote, url } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Record<string, unknown>;
    return typeof remote === 'string' && typeof url === 'string' ? { remote, url } : null;
  } catch {
    return null;
  }
}

function isLoopback(text: string): boolean {
  try {
    const { protocol, hostname, username, hash } = new URL(text);
    return protocol === 'http:' && LOOPBACK.includes(hostname) && username === '' && hash === '';
  } catch {
    return false;
  }
}

const base64 = (buffer: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));
