// Downloads that failed are tried again: after some seconds, when the network is back, and when the user asks for one.
const RETRY_MS = 10_000;
/** Failed downloads that wait for their next attempt. They usually fail together, so one retry by hand retries all. */
const waiting = new Set();
/** Calls `load` until it succeeds once. Returns a function that stops it. */
export function loadWithRetry(load, { onLoad, onError }) {
    let isStopped = false;
    let timer;
    function stopWaiting() {
        clearTimeout(timer);
        waiting.delete(attempt);
        window.removeEventListener('online', attempt);
    }
    function attempt() {
        stopWaiting();
        load().then((value) => {
            if (!isStopped)
                onLoad(value);
        }, (error) => {
            if (isStopped)
                return;
            timer = setTimeout(attempt, RETRY_MS);
            waiting.add(attempt);
            window.addEventListener('online', attempt);
            onError?.(error);
        });
    }
    attempt();
    return () => {
        isStopped = true;
        stopWaiting();
    };
}
/** Tries every failed download again now. */
export function retryFailedLoads() {
    for (const retry of [...waiting])
        retry();
}
/** Calls `load` at the first call and shares its promise with later ones; after a failure the next call tries again. */
export function loadOnce(load) {
    let loading = null;
    return () => {
        loading ??= load().catch((error) => {
            loading = null;
            throw error;
        });
        return loading;
    };
}
