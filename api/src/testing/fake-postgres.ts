// The part of PostgreSQL's wire protocol that a client needs to connect and run statements without parameters or rows, and that a test
// can break off: https://www.postgresql.org/docs/current/protocol-message-formats.html
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type FakePostgres = {
  url: string;
  /** Ends every connection, with the error a restart sends before it. */
  restart: () => void;
  close: () => Promise<void>;
};

const HEADER_BYTES = 5;
const READY = message('Z', 'I');
const AUTHENTICATED = message('R', Buffer.alloc(4));
const DONE = message('C', 'BEGIN\0');
/** ParseComplete, BindComplete, no rows. */
const PREPARED = Buffer.concat([message('1'), message('2'), message('n')]);
const SHUTDOWN = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

function message(type: string, body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(type);
  header.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([header, bytes]);
}

/** Listens on a free port of this machine. */
export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let isStarted = false;
    socket.on('data', (chunk) => {
      if (!isStarted) {
        isStarted = true;
        socket.write(Buffer.concat([AUTHENTICATED, READY]));
        return;
      }
      // Clients send each statement in one packet: `Q`, or messages that end with `S`.
      const type = String.fromCharCode(chunk[0] ?? 0);
      if (type === 'Q') socket.write(Buffer.concat([DONE, READY]));
      if (type === 'P' || type === 'B') socket.write(Buffer.concat([PREPARED, DONE, READY]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://nobody@127.0.0.1:${address.port}/none`,
    restart: () => sockets.forEach((socket) => socket.end(SHUTDOWN)),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
