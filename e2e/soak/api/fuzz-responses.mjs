// Sends raw bytes over a new TCP connection and checks the responses.
import { connect } from 'node:net';

const HANG_MS = 15_000;
const SLOW_MS = 2000;
const PIECE_PAUSE_MS = 30;
/** A connection that the server keeps open after its response is closed after this time. */
const IDLE_MS = 300;
const ALLOWED_5XX = [502, 503];
const REQUIRED_HEADERS = [
  'x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy',
  'permissions-policy', 'content-security-policy', 'x-request-id',
]; // prettier-ignore
/** Text of a stack trace, a database driver or the file system. */
const INTERNALS =
  /\bat .{1,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE_|syntax error at|relation "|\/api\/dist\/|ECONN[A-Z]+/;

/**
 * Sends one request; resolves with the bytes received and the time after the last byte was sent.
 * @param {number} port @param {{ bytes: Buffer, pieces: number, end: 'wait' | 'half' | 'drop' }} request
 * @returns {Promise<{ received: Buffer, tookMs: number, hung: boolean }>}
 */
export function sendBytes(port, { bytes, pieces, end }) {
  return new Promise((resolve) => {
    const received = [];
    let from = performance.now();
    let last = from;
    let hung = false;
    const socket = connect({ port, host: '127.0.0.1' });
    const deadline = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, HANG_MS);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received.push(chunk);
      last = performance.now();
      if (!isInterim(chunk)) socket.setTimeout(IDLE_MS);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve({ received: Buffer.concat(received), tookMs: last - from, hung });
    });
    socket.on('connect', async () => {
      const size = Math.ceil(bytes.length / pieces);
      for (let piece = 0; piece < pieces; piece += 1) {
        if (piece > 0) await new Promise((next) => setTimeout(next, PIECE_PAUSE_MS));
        socket.write(bytes.subarray(piece * size, (piece + 1) * size));
      }
      from = performance.now();
      if (end === 'half') socket.end();
      if (end === 'drop') setImmediate(() => socket.destroy());
    });
  });
}

const isInterim = (chunk) => /^HTTP\/1\.1 1\d\d [^\r\n]*\r\n\r\n$/.test(chunk.toString('latin1'));

/** The HTTP responses in the received bytes. @param {Buffer} received */
export function parseResponses(received, method) {
  const responses = [];
  let rest = received.toString('latin1');
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [line, ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [
        one.slice(0, one.indexOf(':')).toLowerCase(),
        one.slice(one.indexOf(':') + 1).trim(),
      ]),
    );
    const status = Number(line.split(' ')[1]);
    const hasNoBody = method === 'HEAD' || status < 200 || status === 204 || status === 304;
    const length = hasNoBody ? 0 : (headers['content-length'] ?? rest.length);
    const body = rest.slice(end + 4, end + 4 + Number(length));
    rest = rest.slice(end + 4 + Number(length));
    // 100 Continue is not a final response.
    if (status >= 200) responses.push({ status, headers, body, head: rest.slice(0, end) });
  }
  return responses;
}

/**
 * The faults of a request and its responses, as text.
 * @param {{ tookMs: number, hung: boolean, received: Buffer }} result @param {{ callsProvider: boolean, end: string }} request
 * @param {readonly string[]} secrets
 */
export function faultsOf(result, responses, request, secrets) {
  const faults = [];
  if (result.hung) faults.push(`the connection was open after ${HANG_MS} ms`);
  const isTimeout = responses.some(({ status }) => status === 408);
  if (
    !result.hung &&
    !request.callsProvider &&
    !isTimeout &&
    responses.length > 0 &&
    result.tookMs > SLOW_MS
  ) {
    faults.push(`took ${Math.round(result.tookMs)} ms`);
  }
  if (responses.length === 0 && result.received.length > 0 && !isInterim(result.received))
    faults.push('the received bytes are not HTTP');
  for (const response of responses) faults.push(...faultsOfResponse(response));
  const text = result.received.toString('latin1');
  if (INTERNALS.test(text)) faults.push('shows internals of the server');
  if (secrets.some((secret) => text.includes(secret))) faults.push('shows a secret');
  return faults;
}

function faultsOfResponse({ status, headers, body }) {
  const faults = [];
  if (status >= 500 && !ALLOWED_5XX.includes(status)) faults.push(`status ${status}`);
  const missing = REQUIRED_HEADERS.filter((name) => !(name in headers));
  if (missing.length > 0) faults.push(`status ${status} without ${missing.join(', ')}`);
  const type = headers['content-type'] ?? '';
  if (status >= 400 && body !== '' && !type.startsWith('text/html') && !isErrorBody(body)) {
    faults.push(`status ${status} without the error shape of the contract`);
  }
  return faults;
}

function isErrorBody(body) {
  try {
    const { message, code } = JSON.parse(body);
    return typeof message === 'string' && typeof code === 'string';
  } catch {
    return false;
  }
}
