/**
 * A WebSocket server that only pushes (RFC 6455): handshake, outgoing text frames, close detection.
 * Unlike an event stream, a WebSocket does not use up one of the browser's six connections per host.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export type PushSocket = { send: (message: unknown) => void; close: () => void };

const HANDSHAKE_KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODE_CLOSE = 0x8;

export function acceptPushSocket(
  request: IncomingMessage,
  socket: Duplex,
  onClose: () => void,
): PushSocket | null {
  const key = request.headers['sec-websocket-key'];
  if (!key) {
    socket.destroy();
    return null;
  }
  const accept = createHash('sha1')
    .update(key + HANDSHAKE_KEY)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let open = true;
  const end = () => {
    if (!open) return;
    open = false;
    socket.destroy();
    onClose();
  };
  socket.on('data', (chunk: Buffer) => {
    if (((chunk[0] ?? 0) & 0x0f) === OPCODE_CLOSE) end();
  });
  socket.on('close', end);
  socket.on('error', end);
  return {
    send: (message) => {
      if (open) socket.write(textFrame(JSON.stringify(message)));
    },
    close: end,
  };
}

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const header =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
  if (payload.length > 0xffff) throw new RangeError('A pushed message must stay below 64 KiB.');
  return Buffer.concat([header, payload]);
}
