// One HTTP call described by a contract route: built, sent, and its answer parsed before anyone sees it.
import { parseWithDropped, type Route } from '@segue/contract';
import { createEvent, createStore } from 'effector';
import { aborted, answered, type ApiFailure, malformed, unreachable } from './api-failure';

const JSON_TYPE = 'application/json';

export type RequestInput = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** Replaces `body` on multipart routes. */
  form?: FormData | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Sends one call with the session cookie. No time-out is set here; callers that need one pass a signal.
 * Resolves with the parsed answer; rejects with an ApiFailure. `onDropped` is called for list entries that are left out of the answer.
 */
export async function request(
  base: string,
  route: Route,
  input: RequestInput,
  onDropped?: (dropped: readonly string[]) => void,
): Promise<unknown> {
  const response = await send(base, route, input);
  const { mediaType = JSON_TYPE } = route;
  const body = await readBody(response, response.ok && mediaType !== JSON_TYPE, input.signal);
  const schema = route.answers[response.status];
  if (!schema) throw answered(response.status, body, response.headers.get('Retry-After'));
  const { parsed, dropped } = parseWithDropped(schema, body);
  if (!parsed.success) throw malformed(`${route.method} ${route.path}: ${parsed.error.message}`);
  if (dropped.length > 0) onDropped?.(dropped);
  return parsed.data;
}

async function send(base: string, route: Route, input: RequestInput): Promise<Response> {
  // Without headers of its own a read takes the answer of a preload link in the page: browsers compare headers.
  const init: RequestInit = { method: route.method, credentials: 'include' };
  if (input.signal) init.signal = input.signal;
  if (route.multipart && input.form) {
    init.body = input.form;
  } else if (input.body !== undefined) {
    init.headers = { 'Content-Type': JSON_TYPE };
    init.body = JSON.stringify(input.body);
  }
  try {
    const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
    return await fetch(base + fillPath(route.path, input.params ?? {}) + query, init);
  } catch {
    throw failureOf(input.signal);
  }
}

async function readBody(
  response: Response,
  isFile: boolean,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let text: string;
  try {
    if (isFile) return new Uint8Array(await response.arrayBuffer());
    text = await response.text();
  } catch {
    throw failureOf(signal);
  }
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function failureOf(signal: AbortSignal | undefined): ApiFailure {
  return signal?.aborted ? aborted : unreachable;
}

// Builds a request path from a route's pattern.

/** Encodes one path segment; `.` and `..` would be removed by URL parsing, so they carry an encoded space. */
function encodeSegment(value: string): string {
  const text = value.toWellFormed();
  return encodeURIComponent(text === '.' || text === '..' ? `${text} ` : text);
}

/** Fills `:name` parameters; throws when one is missing, which is a programming error. */
function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path parameter "${name}" of ${pattern} is missing`);
    return encodeSegment(String(value));
  });
}

// Base address of the product's requests. Empty means the page's own origin.

export const apiBaseChanged = createEvent<string>('apiBaseChanged');
export const $apiBase = createStore('').on(apiBaseChanged, (_, base) => base.replace(/\/$/, ''));
