// Clients that keep connections open and send next to nothing.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const DRIP_MS = 1000;

/** Headers that never end. */
const SLOW_HEADERS = (host) => `GET /home HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
/** A form whose body takes a day. */
const SLOW_BODY = (host) =>
  `POST /api/csp-report HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/csp-report\r\nContent-Length: 10000\r\n\r\n`;
/** One whole request, then nothing. */
const IDLE = (host) => `GET /livez HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

const OPENED_AT_ONCE = 50;
const OPENING_PAUSE_MS = 25;

/**
 * Opens connections that send one byte a second, or one whole request and nothing more.
 * @param {number} port @param {{ headers?: number, bodies?: number, idle?: number }} counts
 */
export function openSlowClients(port, { headers = 0, bodies = 0, idle = 0 }) {
  const open = new Set();
  let isClosed = false;
  const start = async (count, beginOf, drips) => {
    for (let index = 0; index < count && !isClosed; index += 1) {
      if (index % OPENED_AT_ONCE === 0) await delay(OPENING_PAUSE_MS);
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(beginOf(`127.0.0.1:${port}`));
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
      socket.resume();
      socket.drips = drips;
      open.add(socket);
    }
  };
  void start(headers, SLOW_HEADERS, true);
  void start(bodies, SLOW_BODY, true);
  void start(idle, IDLE, false);
  const timer = setInterval(() => {
    for (const socket of open) if (socket.drips) socket.write('a');
  }, DRIP_MS);
  return {
    count: () => open.size,
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
