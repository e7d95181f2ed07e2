// The built API alone, as it is deployed, on a given PostgreSQL; and clients that are signed in to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../start/environment.mjs';
import { freePortPair } from '../start/ports.mjs';
import { startApi } from '../start/product.mjs';

const PASSWORD = 'Harbour2025';

/** Settings of a server that asks no provider; with them no sandbox is started. */
export const UNUSED_PROVIDERS = {
  SPOTIFY_CLIENT_ID: 'unused',
  SPOTIFY_CLIENT_SECRET: 'unused',
  SOUNDCLOUD_CLIENT_ID: 'unused',
  SOUNDCLOUD_CLIENT_SECRET: 'unused',
};

/** @param {string} databaseUrl @param {Record<string, string>} [environment] */
export async function startApiOn(databaseUrl, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-proof-'));
  const settings = settingsFrom({
    ...process.env,
    PORT: String(await freePortPair(4700)),
    SEGUE_DATA_DIR: folder,
    SEGUE_RAISED_LIMITS: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    // Nobody goes to a provider here, unless the environment names one.
    ...UNUSED_PROVIDERS,
    ...environment,
  });
  const api = startApi(settings);
  await api.ready;
  return {
    origin: settings.address,
    /** Null while it runs. */
    exitCode: () => api.process.exitCode ?? api.process.signalCode,
    async stop() {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers an account; returns a function that calls the API as this user. @param {string} origin @param {string} email */
export async function registerUser(origin, email) {
  const registered = await fetch(`${origin}/api/auth/registerUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!registered.ok) throw new Error(`${email}: ${registered.status} ${await registered.text()}`);
  await registered.arrayBuffer();
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return callsWith(cookie, origin);
}

/**
 * @param {string} cookie @param {string} origin
 * @returns {(method: string, path: string, body?: object, at?: string) => Promise<{ status: number, body: any, retryAfter: string | null, ms: number }>}
 */
function callsWith(cookie, origin) {
  return async (method, path, body, at = origin) => {
    const started = performance.now();
    const isForm = body instanceof FormData;
    const answer = await fetch(at + path, {
      method,
      headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text && JSON.parse(text),
      retryAfter: answer.headers.get('retry-after'),
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
