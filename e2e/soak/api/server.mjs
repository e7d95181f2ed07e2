// The built API with its own data folder, and clients that are signed in to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from '../../../bench/api/memory.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startProduct } from '../../../tooling/start/product.mjs';
import { settingsFrom } from '../../../tooling/start/settings.mjs';

export const PASSWORD = 'Harbour2025';

/** With provider credentials no sandbox is started. */
export const WITHOUT_SANDBOX = {
  SPOTIFY_CLIENT_ID: 'unused',
  SPOTIFY_CLIENT_SECRET: 'unused',
  SOUNDCLOUD_CLIENT_ID: 'unused',
  SOUNDCLOUD_CLIENT_SECRET: 'unused',
};

/**
 * Settings of a server on free ports.
 * @param {string} folder its data @param {Record<string, string>} environment settings beside those of this process
 */
export const serverSettings = async (folder, environment) =>
  settingsFrom({
    ...process.env,
    PORT: String(await findPortPair(Number(process.env.SOAK_PORT) || 4700)),
    SANDBOX_PORT: '',
    SEGUE_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...environment,
  });

/**
 * Starts the API on free ports, and the sandbox unless the environment has provider credentials.
 * @param {Record<string, string>} environment settings beside those of this process
 */
export async function startApiServer(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-soak-'));
  const settings = await serverSettings(folder, environment);
  const servers = await startProduct(settings);
  const api = servers.at(-1);
  return {
    origin: settings.address,
    port: settings.port,
    apiEnv: settings.apiEnv,
    folder,
    ended: api.ended,
    /** Null while the API runs. */
    exitCode: () => api.process.exitCode ?? api.process.signalCode,
    memory: () => memoryOf(api.process.pid),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers a user. @returns {Promise<string>} the cookies of the session */
export async function registerUser(origin, email) {
  const response = await fetch(`${origin}/api/auth/registerUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return sessionCookie(response.headers.getSetCookie());
}

/** The Cookie header that answers Set-Cookie headers. @param {string[]} lines */
export const sessionCookie = (lines) => lines.map((line) => line.split(';')[0]).join('; ');

/** Registers a user; returns a function that sends requests in their session. */
export const createClient = async (origin, email) => clientWith(await registerUser(origin, email), origin);

/**
 * @param {string} cookie @param {string} origin
 * @returns {(method: string, path: string, body?: object, at?: string) => Promise<{ status: number, body: any, retryAfter: string | null, ms: number }>}
 */
export function clientWith(cookie, origin) {
  return async (method, path, body, at = origin) => {
    const started = performance.now();
    const isForm = body instanceof FormData;
    const response = await fetch(at + path, {
      method,
      headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text && JSON.parse(text),
      retryAfter: response.headers.get('retry-after'),
      ms: performance.now() - started,
    };
  };
}

/** @param {string} name */
export function playlistForm(name) {
  const form = new FormData();
  form.set('name', name);
  return form;
}
