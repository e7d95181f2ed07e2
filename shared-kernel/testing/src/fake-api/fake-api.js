// An in-memory server for tests. It answers contract routes through a fake `fetch`, so that the real request code,
// with its parsing and its errors, is tested too.
import { errors, routes } from '@segue/contract';
class ErrorResponse {
    status;
    body;
    headers;
    constructor(status, body, headers = {}) {
        this.status = status;
        this.body = body;
        this.headers = headers;
    }
}
/** An error response of the contract, for a handler to return. */
export function refuse(code, headers) {
    const { status, message } = errors[code];
    return new ErrorResponse(status, { message, code }, headers);
}
/** Any response, also one that violates the contract, for a handler to return. */
export function answerRaw(status, body) {
    return new ErrorResponse(status, body);
}
/** Creates a fake server. Routes without a handler answer 404. */
export function createFakeApi(handlers = {}) {
    const requests = [];
    const table = { ...handlers };
    const answer = async (input, init) => {
        const request = read(String(input), init);
        if (!request)
            return respond(404, { message: errors.notFound.message, code: 'notFound' });
        requests.push(request);
        const handler = table[request.route];
        if (!handler)
            return respond(404, { message: errors.notFound.message, code: 'notFound' });
        const result = await untilAborted(Promise.resolve(handler(request)), request.signal);
        return result instanceof ErrorResponse
            ? respond(result.status, result.body, result.headers)
            : respond(successOf(request.route), result);
    };
    return {
        fetch: answer,
        requests,
        requestsTo: (route) => requests.filter((request) => request.route === route),
        handle: (more) => void Object.assign(table, more),
    };
}
/** The first success status of a route in the contract. */
function successOf(route) {
    return Number(Object.keys(routes[route].answers)[0]);
}
function respond(status, body, headers = {}) {
    return new Response(status === 204 ? null : JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
    });
}
function untilAborted(work, signal) {
    if (!signal)
        return work;
    return new Promise((resolve, reject) => {
        const stop = () => reject(new DOMException('Aborted', 'AbortError'));
        if (signal.aborted)
            stop();
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject);
    });
}
function read(address, init) {
    const path = new URL(address, 'http://segue.example').pathname;
    const method = init?.method ?? 'GET';
    for (const [name, route] of Object.entries(routes)) {
        const params = route.method === method ? match(route.path, path) : null;
        if (!params)
            continue;
        const signal = init?.signal ?? null;
        return { route: name, method, path, params, body: readBody(init?.body), signal };
    }
    return null;
}
function match(pattern, path) {
    const expected = pattern.split('/');
    const given = path.split('/');
    if (expected.length !== given.length)
        return null;
    const params = {};
    for (const [index, part] of expected.entries()) {
        const segment = given[index] ?? '';
        if (part.startsWith(':'))
            params[part.slice(1)] = decodeURIComponent(segment);
        else if (part !== segment)
            return null;
    }
    return params;
}
function readBody(body) {
    if (typeof body !== 'string')
        return body ?? null;
    return JSON.parse(body);
}
