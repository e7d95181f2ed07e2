// Is a port free, and what to say when it is not.
import { createServer } from 'node:net';
import { Stop } from './say.mjs';

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} the error code, or nothing when free */
export function portTrouble(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'EUNKNOWN'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * The sentence for a port that cannot be used.
 * @param {{ port: number, setting: string, use: string, trouble: string }} about
 */
export function portComplaint({ port, setting, use, trouble }) {
  const free = `choose another one with ${setting}=${port + 100} npm start`;
  if (trouble === 'EADDRINUSE')
    return `Port ${port} (for ${use}) is already in use: stop what uses it, or ${free}.`;
  if (trouble === 'EACCES') return `Port ${port} (for ${use}) may not be opened by this user: ${free}.`;
  return `Port ${port} (for ${use}) cannot be opened (${trouble}): ${free}.`;
}

const NO_ADDRESS = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'];

/** Stops with a sentence unless the port is free. */
export async function requireFreePort({ port, host, setting, use }) {
  const trouble = await portTrouble(port, host);
  if (trouble === undefined) return;
  if (NO_ADDRESS.includes(trouble))
    throw new Stop(`HOST "${host}" is not an address of this machine (${trouble}).`);
  throw new Stop(portComplaint({ port, setting, use, trouble }));
}

/** A port number from a setting, or a sentence. @param {string} setting @param {string | undefined} text */
export function portFrom(setting, text, standard) {
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`${setting} must be a port number from 1 to 65535, not "${text}".`);
}

/** The first of a row of neighbouring free ports, looked for upwards in steps. */
export async function freePortPair(from, host = '127.0.0.1') {
  for (let port = from; port < from + 200; port += 2) {
    const troubles = await Promise.all([portTrouble(port, host), portTrouble(port + 1, host)]);
    if (troubles.every((trouble) => trouble === undefined)) return port;
  }
  throw new Stop(`No two neighbouring ports are free from ${from} on.`);
}
