// Owns the diagnostics: the latest failures of the page, each also logged to the console.
import { entriesDropped, requestFailed } from '@segue/api-client';
import { routes } from '@segue/contract';
import { createEffect, createEvent, sample } from 'effector';
import { createSessionStore } from '../lifetimes';
const KEPT_ENTRIES = 100;
/** Routes of forms that show validation errors of the server: their 4xx responses are only warnings. */
const FORMS = [
    routes.signIn,
    routes.registerUser,
    routes.setupAccount,
    routes.updateProfile,
].map(({ method, path }) => `${method} ${path}`);
/** Something failed without an error message in the screen itself. */
export const diagnosticReported = createEvent('diagnosticReported');
const logFx = createEffect({
    name: 'logDiagnosticFx',
    handler: ({ level, area, message, detail }) => level === 'warning'
        ? console.warn(`[${area}] ${message}`, detail)
        : console.error(`[${area}] ${message}`, detail),
});
const stampedDiagnostic = createEvent('stampedDiagnostic');
export const $diagnostics = createSessionStore([], {
    sid: 'stores/diagnostics',
    name: '$diagnostics',
}).on(stampedDiagnostic, (entries, entry) => [...entries, entry].slice(-KEPT_ENTRIES));
const stampFx = createEffect({
    name: 'stampDiagnosticFx',
    handler: (report) => ({ level: 'error', ...report, at: new Date().toISOString() }),
});
sample({ clock: diagnosticReported, target: stampFx });
sample({ clock: stampFx.doneData, target: [stampedDiagnostic, logFx] });
sample({
    clock: requestFailed,
    fn: ({ route, failure, provider }) => ({
        area: provider ?? 'api',
        message: `${route}: ${failure.message}`,
        level: isRefusedInput({ route, failure }) ? 'warning' : 'error',
        detail: failure,
    }),
    target: diagnosticReported,
});
sample({
    clock: entriesDropped,
    fn: ({ route, dropped, provider }) => ({
        area: provider ?? 'api',
        message: `${route}: left out of a list: ${dropped.length}. ${dropped[0]}`,
        level: 'warning',
        detail: dropped,
    }),
    target: diagnosticReported,
});
function isRefusedInput({ route, failure }) {
    return FORMS.includes(route) && failure.kind === 'answered' && failure.status < 500;
}
