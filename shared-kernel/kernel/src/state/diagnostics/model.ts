// Owns the diagnostics: the latest failures of the page, each also logged to the console.
import { entriesDropped, requestFailed, type RequestFailed } from '@segue/kernel/request';
import { routes } from '@segue/contract';
import { createEffect, createEvent, sample } from 'effector';
import { createSessionStore } from '../create-store';

export type Diagnostic = {
  /** ISO 8601. */
  at: string;
  /** The part of the product that reports it, such as `spotify` or `recent-searches`. */
  area: string;
  message: string;
  level: 'warning' | 'error';
  detail?: unknown;
};
export type DiagnosticReport = Omit<Diagnostic, 'at' | 'level'> & { level?: Diagnostic['level'] };

const KEPT_ENTRIES = 100;
/** Their 4xx responses are only warnings: a form shows that its input is refused, a screen that nothing is at its address. */
const SHOWN_BY_SCREEN: readonly string[] = [
  routes.signIn,
  routes.registerUser,
  routes.setupAccount,
  routes.updateProfile,
  routes.listPlaylistTracks,
  routes.openShared,
  routes.openLink,
  routes.getArtist,
  routes.getCollection,
].map(({ method, path }) => `${method} ${path}`);

/** Something failed without an error message in the screen itself. */
export const diagnosticReported = createEvent<DiagnosticReport>('diagnosticReported');

const logFx = createEffect<DiagnosticReport, Diagnostic>({
  name: 'logDiagnosticFx',
  handler({ level = 'error', ...report }) {
    // Without a network, a banner explains the failure.
    const entry: Diagnostic = {
      ...report,
      level: navigator.onLine ? level : 'warning',
      at: new Date().toISOString(),
    };
    console[entry.level === 'warning' ? 'warn' : 'error'](`[${entry.area}] ${entry.message}`, entry.detail);
    return entry;
  },
});

/** The failures of an area are checked again. */
export const diagnosticsCleared = createEvent<string>('diagnosticsCleared');

export const $diagnostics = createSessionStore<readonly Diagnostic[]>([])
  .on(logFx.doneData, (entries, entry) => [...entries, entry].slice(-KEPT_ENTRIES))
  .on(diagnosticsCleared, (entries, cleared) => entries.filter(({ area }) => area !== cleared));

sample({ clock: diagnosticReported, target: logFx });
sample({
  clock: requestFailed,
  fn: ({ route, failure, provider }) => ({
    area: provider ?? 'api',
    message: `${route}: ${failure.message}`,
    level: isShownByScreen({ route, failure }) ? ('warning' as const) : ('error' as const),
    detail: failure,
  }),
  target: diagnosticReported,
});

sample({
  clock: entriesDropped,
  fn: ({ route, dropped, provider }) => ({
    area: provider ?? 'api',
    message: `${route}: left out of a list: ${dropped.length}. ${dropped[0]}`,
    level: 'warning' as const,
    detail: dropped,
  }),
  target: diagnosticReported,
});

function isShownByScreen({ route, failure }: RequestFailed): boolean {
  return SHOWN_BY_SCREEN.includes(route) && failure.kind === 'answered' && failure.status < 500;
}
