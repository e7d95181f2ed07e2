// HTTP as bytes on a socket, for what no well-behaved client sends.
import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Lets the server listen on a free port of this machine. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A connection on which the bytes were sent; the other side may not have read them yet. */
export function openSocket(port: number, bytes: string | Buffer): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

/** Sends the bytes and gives every byte that came back until the server closed the connection. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = openSocket(port, bytes);
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => (received += chunk));
  await new Promise((closed) => socket.once('close', closed));
  return received;
}

/** The first answer among the bytes; header names in lower case. */
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
