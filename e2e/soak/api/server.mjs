// The built API with its own data folder, and requests to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peakMemoryOf } from '../../../bench/api/servers.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startProduct } from '../../../tooling/start/product.mjs';
import { settingsFrom } from '../../../tooling/start/settings.mjs';

export const PASSWORD = 'Harbour2025';

/** Settings of a server on free ports with its data in the folder. */
export const serverSettings = async (folder, environment) =>
  settingsFrom({
    ...process.env,
    PORT: String(await findPortPair(Number(process.env.SOAK_PORT) || 4700)),
    SANDBOX_PORT: '',
    SEGUE_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...environment,
  });

/** Starts the API on free ports, and the sandbox unless the environment has provider credentials. */
export async function startApiServer(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-soak-'));
  const settings = await serverSettings(folder, environment);
  const servers = await startProduct(settings);
  const api = servers.at(-1).process;
  return {
    origin: settings.address,
    sandboxUrl: `http://127.0.0.1:${settings.sandboxPort}`,
    folder,
    /** Null while the API runs. */
    exitCode: () => api.exitCode ?? api.signalCode,
    peakMb: () => peakMemoryOf(api.pid),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a request, with a form or an object as its body; rejects when the connection breaks. */
export async function sendRequest(origin, { method = 'GET', path, cookie = '', body }) {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The JSON of an answer; undefined when it has no body. */
export const jsonOf = ({ bytes }) => (bytes.length === 0 ? undefined : JSON.parse(bytes.toString()));

/** The Cookie header of the session that an answer begins. */
export const sessionCookie = ({ headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Registers a user; returns the cookies of the session. */
export async function registerUser(origin, email) {
  const body = { email, password: PASSWORD };
  const answer = await sendRequest(origin, { method: 'POST', path: '/api/auth/registerUser', body });
  if (answer.status >= 300) throw new Error(`${email}: ${answer.status} ${answer.bytes}`);
  return sessionCookie(answer);
}

export function playlistForm(name) {
  const form = new FormData();
  form.set('name', name);
  return form;
}
