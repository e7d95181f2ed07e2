// Sends raw bytes to the server: on a new TCP connection, or on one that stays open between requests.
import { connect } from 'node:net';
import { HANG_MS, parseResponses } from './responses.mjs';

const PIECE_PAUSE_MS = 30;
/** A connection that the server keeps open after its response is closed after this time. */
const IDLE_MS = 300;

/**
 * What was received, as text of one character per byte, and the time after the last byte was sent.
 * `rest` are bytes after the last whole response.
 * @typedef {{ received: string, responses: import('./responses.mjs').Response[], rest: string, tookMs: number, hung: boolean }} Result
 */

/**
 * Sends one request on a connection of its own.
 * @param {number} port @param {import('./requests.mjs').FuzzRequest} request @returns {Promise<Result>}
 */
export function sendOnce(port, { bytes, method, pieces, end }) {
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
      const text = Buffer.concat(received).toString('latin1');
      resolve({ received: text, ...parseResponses(text, method), tookMs: last - from, hung });
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

/**
 * A client that keeps its connection open as long as the server does.
 * @param {number} port
 * @returns {{ send: (request: import('./requests.mjs').FuzzRequest) => Promise<Result>, close: () => void }}
 */
export function createClient(port) {
  let socket = null;
  let received = '';
  let finish = null;

  function open(method) {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.setEncoding('latin1');
    opened.on('error', () => undefined);
    opened.on('data', (text) => {
      received += text;
      if (parseResponses(received, method()).responses.length > 0) finish?.();
    });
    opened.on('close', () => {
      if (opened !== socket) return;
      socket = null;
      finish?.();
    });
    return opened;
  }

  let current = '';
  return {
    send: ({ bytes, method }) =>
      new Promise((resolve) => {
        current = method;
        socket ??= open(() => current);
        const from = performance.now();
        const deadline = setTimeout(() => finish?.(true), HANG_MS);
        finish = (hung = false) => {
          clearTimeout(deadline);
          finish = null;
          const { responses, rest } = parseResponses(received, method);
          resolve({ received, responses, rest, tookMs: performance.now() - from, hung });
          received = '';
          const [last] = responses;
          if (hung || rest !== '' || !last || last.headers.connection === 'close') {
            socket?.destroy();
            socket = null;
          }
        };
        socket.write(bytes);
      }),
    close: () => socket?.destroy(),
  };
}
