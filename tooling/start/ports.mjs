// Free ports, and the errors about occupied ones.
import { createServer } from 'node:net';
import { UserError } from './log.mjs';

/** @returns {Promise<string | undefined>} the error code of listening, undefined when the port is free */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Throws unless the port is free. @param {{ port: number, host: string, setting: string, use: string }} about */
export async function requireFreePort({ port, host, setting, use }) {
  const code = await listenError(port, host);
  if (code === undefined) return;
  const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened on ${host} (${code})`;
  throw new UserError(
    `Port ${port} (for ${use}) ${reason}: choose another one with ${setting}=${port + 100} npm start.`,
  );
}

/** @param {string} setting @param {string | undefined} text @param {number} standard used when nothing is set */
export function parsePort(setting, text, standard) {
  const port = Number(text || standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${setting} must be a port number from 1 to 65535, not "${text}".`);
}

/** The first of two neighboring free ports on the loopback address. @param {number} from */
export async function findPortPair(from) {
  for (let port = from; port < from + 200; port += 2) {
    const codes = await Promise.all([port, port + 1].map((one) => listenError(one, '127.0.0.1')));
    if (codes.every((code) => code === undefined)) return port;
  }
  throw new UserError(`No two neighboring ports are free from ${from} on.`);
}
