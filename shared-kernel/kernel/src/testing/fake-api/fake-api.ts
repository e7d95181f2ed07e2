// An in-memory server for tests. It answers contract routes through a fake `fetch`, so that the real request code,
// with its parsing and its errors, is tested too.
import { type AnswerOf, type ErrorCode, errors, type RouteName, routes } from '@segue/contract';

export type FakeRequest = {
  route: RouteName;
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  /** Fields of the query string. */
  query: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal | null;
};

/** Handles one route: returns its response body, or an error made by `refuse`. */
type Handler<Name extends RouteName> = (
  request: FakeRequest,
) =>
  AnswerOf<(typeof routes)[Name]> | ErrorResponse | Promise<AnswerOf<(typeof routes)[Name]> | ErrorResponse>;

export type FakeHandlers = { [Name in RouteName]?: Handler<Name> };

class ErrorResponse {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** An error response of the contract, for a handler to return. */
export function refuse(code: ErrorCode, headers?: Readonly<Record<string, string>>): ErrorResponse {
  const { status, message } = errors[code];
  return new ErrorResponse(status, { message, code }, headers);
}

/** Any response, also one that violates the contract, for a handler to return. */
export function answerRaw(status: number, body: unknown): ErrorResponse {
  return new ErrorResponse(status, body);
}

export type FakeApi = {
  fetch: typeof fetch;
  /** All requests so far, oldest first. */
  requests: readonly FakeRequest[];
  /** The requests to one route. */
  requestsTo: (route: RouteName) => readonly FakeRequest[];
  /** Replaces the handlers of the given routes. */
  handle: (handlers: FakeHandlers) => void;
};

/** Creates a fake server. Routes without a handler answer 404. */
export function createFakeApi(handlers: FakeHandlers = {}): FakeApi {
  const requests: FakeRequest[] = [];
  const table: FakeHandlers = { ...handlers };
  const answer: typeof fetch = async (input, init) => {
    const request = read(String(input), init);
    if (!request) return respond(404, { message: errors.notFound.message, code: 'notFound' });
    requests.push(request);
    const handler = table[request.route] as ((request: FakeRequest) => unknown) | undefined;
    if (!handler) return respond(404, { message: errors.notFound.message, code: 'notFound' });
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
function successOf(route: RouteName): number {
  return Number(Object.keys(routes[route].answers)[0]);
}

function respond(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
}

function read(address: string, init: RequestInit | undefined): FakeRequest | null {
  const { pathname: path, searchParams } = new URL(address, 'http://segue.example');
  const method = init?.method ?? 'GET';
  for (const [name, route] of Object.entries(routes)) {
    const params = route.method === method ? match(route.path, path) : null;
    if (!params) continue;
    const signal = init?.signal ?? null;
    const query = Object.fromEntries(searchParams);
    return { route: name as RouteName, method, path, params, query, body: readBody(init?.body), signal };
  }
  return null;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment);
    else if (part !== segment) return null;
  }
  return params;
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (typeof body !== 'string') return body ?? null;
  return JSON.parse(body) as unknown;
}

export type Later<Value> = {
  promise: Promise<Value>;
  arrive: (value: Value) => void;
  fail: (error: unknown) => void;
};

/** A promise that the test settles, for example as a late response. */
export function later<Value>(): Later<Value> {
  let arrive!: Later<Value>['arrive'];
  let fail!: Later<Value>['fail'];
  const promise = new Promise<Value>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { promise, arrive, fail };
}
