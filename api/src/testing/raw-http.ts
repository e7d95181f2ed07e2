// Raw HTTP on a socket, for requests that no regular client sends.
import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Lets the server listen on a free local port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a connection and sends the bytes; the server may not have read them yet. */
export function openSocket(port: number, bytes: string | Buffer): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

/** Sends the bytes and returns everything until the server closes the connection. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = openSocket(port, bytes);
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => (received += chunk));
  await new Promise((closed) => socket.once('close', closed));
  return received;
}

/** Parses the first answer; header names in lower case. */
export function parseAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
