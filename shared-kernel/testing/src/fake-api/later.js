/** A promise that the test settles, for example as a late response. */
export function later() {
    let arrive;
    let fail;
    const promise = new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
    });
    return { promise, arrive, fail };
}
