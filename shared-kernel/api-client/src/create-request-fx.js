import { attach, createEffect, createEvent, createStore, sample, scopeBind, } from 'effector';
import { $apiBase } from './api-base';
import { aborted } from './api-failure';
import { request } from './request';
import { sessionEnded } from './session-ended';
/** A call of any route failed and was not aborted. */
export const requestFailed = createEvent('requestFailed');
export const entriesDropped = createEvent('entriesDropped');
const abortCallsFx = createEffect({
    name: 'abortCallsFx',
    handler: (calls) => calls.forEach(({ controller }) => controller.abort()),
});
/**
 * Makes the effect that performs a route's call. An aborted call fails as `aborted` at once; its answer is dropped,
 * whenever it arrives.
 */
export function createRequestFx(route, { concurrency, outlivesSession = false }) {
    const name = `${route.method} ${route.path}`;
    const sendFx = createEffect({
        name,
        handler({ base, input, controller, rivals }) {
            if (concurrency === 'first' && rivals.length > 0)
                throw aborted;
            if (concurrency === 'latest')
                for (const rival of rivals)
                    rival.controller.abort();
            const reportDropped = scopeBind(entriesDropped, { safe: true });
            let dropped = [];
            const work = request(base, route, { ...input, signal: controller.signal }, (entries) => {
                dropped = entries;
            });
            return untilAborted(work, controller.signal, () => {
                if (dropped.length > 0)
                    reportDropped({ route: name, dropped, provider: providerOf(input) });
            });
        },
    });
    const $calls = createStore([], { serialize: 'ignore', name: `${name}/calls` })
        .on(sendFx, (calls, call) => [...calls, call])
        .on(sendFx.finally, (calls, { params }) => calls.filter((call) => call !== params));
    const requestFx = attach({
        name,
        source: { base: $apiBase, rivals: $calls },
        mapParams: (params, now) => ({
            ...now,
            input: (params ?? {}),
            controller: new AbortController(),
        }),
        effect: sendFx,
    });
    const abort = createEvent(`${name}/abort`);
    sample({ clock: outlivesSession ? [abort] : [abort, sessionEnded], source: $calls, target: abortCallsFx });
    const failed = requestFx.fail.filter({ fn: ({ error }) => error.kind !== 'aborted' });
    sample({
        clock: failed,
        fn: ({ params, error }) => ({
            route: name,
            failure: error,
            provider: providerOf(params),
        }),
        target: requestFailed,
    });
    return Object.assign(requestFx, { failed, abort });
}
/**
 * Settles with the work, or as `aborted` as soon as the signal says so. Effector calls `then` itself: with a promise
 * in between, a session could end after the signal was read and before the effect is done.
 */
function untilAborted(work, signal, onDone) {
    const then = (resolve, reject) => {
        signal.addEventListener('abort', () => reject(aborted));
        work.then((answer) => {
            if (signal.aborted)
                return;
            onDone();
            resolve(answer);
        }, (failure) => {
            if (!signal.aborted)
                reject(failure);
        });
    };
    return { then };
}
function providerOf(input) {
    return (input?.params ?? input?.body)?.provider;
}
