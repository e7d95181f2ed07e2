// Reads raw HTTP responses and finds what is wrong with them.

/** Longer than the server's own limits for a request in this test. */
export const HANG_MS = 5000;
const SLOW_MS = 2000;
const ALLOWED_5XX = [502, 503];
const REQUIRED_HEADERS = [
  'x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy',
  'permissions-policy', 'content-security-policy', 'x-request-id',
]; // prettier-ignore
/** Text of a stack trace, a database driver or the file system. */
const INTERNALS =
  /\bat .{1,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE_|syntax error at|relation "|\/api\/dist\/|ECONN[A-Z]+/;

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Response one character per byte */

/**
 * The whole responses at the start of a text, without interim ones such as 100 Continue, and what follows them.
 * @param {string} text one character per byte @param {string} method of the request
 * @returns {{ responses: Response[], rest: string }}
 */
export function parseResponses(text, method) {
  const responses = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [line, ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => {
        const colon = one.indexOf(':');
        return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
      }),
    );
    const status = Number(line.split(' ')[1]);
    const isEmpty = method === 'HEAD' || status < 200 || status === 204 || status === 304;
    const content = rest.slice(end + 4);
    const length = isEmpty ? 0 : lengthOf(headers, content);
    if (length > content.length) break;
    rest = content.slice(length);
    if (status >= 200) responses.push({ status, headers, body: content.slice(0, length) });
  }
  return { responses, rest };
}

/** The length of a body on the wire; infinite while its end has not come. */
function lengthOf(headers, content) {
  if (headers['transfer-encoding'] === 'chunked') {
    const end = content.indexOf('\r\n0\r\n\r\n');
    return end < 0 ? Infinity : end + '\r\n0\r\n\r\n'.length;
  }
  return Number(headers['content-length'] ?? content.length);
}

/**
 * What is wrong with the responses: the kind of each fault and its details.
 * @param {import('./connections.mjs').Result} result @param {import('./requests.mjs').FuzzRequest} request
 * @param {{ secrets: readonly string[], accepts: (request: import('./requests.mjs').FuzzRequest, response: Response) => boolean }} context
 * @returns {{ kind: 'hang' | 'status' | 'shape' | 'headers' | 'leak', text: string }[]}
 */
export function faultsOf(result, request, { secrets, accepts }) {
  const faults = [];
  const add = (kind, text) => faults.push({ kind, text });
  const { responses, received, rest, hung, tookMs } = result;
  if (hung) add('hang', `no answer within ${HANG_MS} ms`);
  else if (isSlow(result, request)) add('hang', `took ${Math.round(tookMs)} ms`);
  if (responses.length === 0 && received.length > 0 && !/^HTTP\/1\.1 1\d\d /.test(received))
    add('shape', 'the received bytes are no HTTP response');
  // Node does not know the method of headers that are too large, so a HEAD may get a body.
  if (request.isWellFormed && request.method !== 'HEAD' && responses.length > 0 && rest !== '')
    add('shape', 'bytes after the response');
  for (const response of responses) {
    const { status, headers } = response;
    if (status >= 500 && !ALLOWED_5XX.includes(status)) add('status', `status ${status}`);
    const missing = REQUIRED_HEADERS.filter((name) => !(name in headers));
    if (missing.length > 0) add('headers', `status ${status} without ${missing.join(', ')}`);
    if (status >= 400 ? !isError(response) : request.isWellFormed && !accepts(request, response))
      add('shape', `status ${status} with a body that the contract does not have`);
  }
  if (INTERNALS.test(received)) add('leak', 'shows internals of the server');
  if (secrets.some((secret) => received.includes(secret))) add('leak', 'shows a secret');
  return faults;
}

/** Providers and password hashes may take their time, and 408 answers a request that was never finished. */
export const isTimed = ({ responses }, { mayWait }) =>
  !mayWait && responses.length > 0 && responses.every(({ status }) => status !== 408);

const isSlow = (result, request) => isTimed(result, request) && result.tookMs > SLOW_MS;

function isError({ headers, body }) {
  if (body === '' || headers['content-type']?.startsWith('text/html')) return true;
  const json = jsonIn({ headers, body });
  return typeof json?.message === 'string' && typeof json.code === 'string';
}

/** The JSON of a body that is neither compressed nor in chunks; null when it is none. @param {Response} response */
export function jsonIn({ headers, body }) {
  if ('content-encoding' in headers || 'transfer-encoding' in headers) return null;
  try {
    return JSON.parse(Buffer.from(body, 'latin1').toString());
  } catch {
    return null;
  }
}
