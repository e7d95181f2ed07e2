// Sends bytes on a connection of their own and judges what comes back.
import { connect } from 'node:net';

const HANGS_MS = 15_000;
const OWN_WORK_MS = 2000;
const PIECE_PAUSE_MS = 30;
/** A connection that was answered and stays open is closed by us after this. */
const IDLE_MS = 300;
const ALLOWED_5XX = [502, 503];
const EVERY_ANSWER = [
  'x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy',
  'permissions-policy', 'content-security-policy', 'x-request-id',
]; // prettier-ignore
/** Words of a stack, of a driver or of the file system. */
const INNARDS =
  /\bat .{1,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE_|syntax error at|relation "|\/api\/dist\/|ECONN[A-Z]+/;

/**
 * Sends one request; gives what came back, and how long the server took once it had all of it.
 * @param {number} port @param {{ bytes: Buffer, pieces: number, end: 'wait' | 'half' | 'drop' }} request
 * @returns {Promise<{ received: Buffer, tookMs: number, hung: boolean }>}
 */
export function exchange(port, { bytes, pieces, end }) {
  return new Promise((resolve) => {
    const received = [];
    let from = performance.now();
    let last = from;
    let hung = false;
    const socket = connect({ port, host: '127.0.0.1' });
    const deadline = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, HANGS_MS);
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

/** The answers among the bytes. @param {Buffer} received */
export function answersIn(received, method) {
  const answers = [];
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
    // 100 Continue is no answer yet.
    if (status >= 200) answers.push({ status, headers, body, head: rest.slice(0, end) });
  }
  return answers;
}

/**
 * Everything that is wrong with an exchange, in words.
 * @param {{ tookMs: number, hung: boolean, received: Buffer }} outcome @param {{ isOurs: boolean, end: string }} request
 * @param {readonly string[]} secrets
 */
export function faultsOf(outcome, answers, request, secrets) {
  const faults = [];
  if (outcome.hung) faults.push(`the connection was open after ${HANGS_MS} ms`);
  const isOverdue = answers.some(({ status }) => status === 408);
  if (!outcome.hung && request.isOurs && !isOverdue && answers.length > 0 && outcome.tookMs > OWN_WORK_MS) {
    faults.push(`took ${Math.round(outcome.tookMs)} ms`);
  }
  if (answers.length === 0 && outcome.received.length > 0 && !isInterim(outcome.received))
    faults.push('no HTTP came back');
  for (const answer of answers) faults.push(...faultsOfAnswer(answer));
  const text = outcome.received.toString('latin1');
  if (INNARDS.test(text)) faults.push('names innards of the server');
  if (secrets.some((secret) => text.includes(secret))) faults.push('tells a secret');
  return faults;
}

function faultsOfAnswer({ status, headers, body }) {
  const faults = [];
  if (status >= 500 && !ALLOWED_5XX.includes(status)) faults.push(`status ${status}`);
  const missing = EVERY_ANSWER.filter((name) => !(name in headers));
  if (missing.length > 0) faults.push(`status ${status} without ${missing.join(', ')}`);
  const type = headers['content-type'] ?? '';
  if (status >= 400 && body !== '' && !type.startsWith('text/html') && !isErrorAnswer(body)) {
    faults.push(`status ${status} outside the contract's shape`);
  }
  return faults;
}

function isErrorAnswer(body) {
  try {
    const { message, code } = JSON.parse(body);
    return typeof message === 'string' && typeof code === 'string';
  } catch {
    return false;
  }
}
