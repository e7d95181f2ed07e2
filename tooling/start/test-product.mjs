// The built API and the sandbox with temporary data, for the check of a release and for tests.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './log.mjs';
import { at } from './paths.mjs';
import { findPortPair } from './ports.mjs';
import { ensureBuilt, startProduct } from './product.mjs';
import { NO_CREDENTIALS, settingsFrom } from './settings.mjs';

const FIRST_PORT = 4500;

/**
 * Starts the servers with a deployment, of which they change nothing: a folder, or the address of its remotes. What it does not have
 * comes from the builds of this checkout.
 * @param {{ deployment?: string | undefined, remotesUrl?: string | undefined }} [options]
 */
export async function startTestProduct({ deployment, remotesUrl = '' } = {}) {
  const built = ['api/dist/main.js', 'provider-sandbox/dist/main.js', 'dist/shell/shell.json'];
  if (!built.every((file) => existsSync(at(file)))) await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'segue-check-'));
  mkdirSync(join(folder, 'dist'));
  for (const part of ['shell', 'remotes']) {
    const own = join(deployment ?? '', part);
    symlinkSync(deployment && existsSync(own) ? own : at('dist', part), join(folder, 'dist', part));
  }
  let servers = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = settingsFrom({
      ...process.env,
      SANDBOX_MUSIC_SERVER: '1',
      ...NO_CREDENTIALS,
      HOST: '127.0.0.1',
      PORT: String(await findPortPair(Number(process.env.CHECK_PORT) || FIRST_PORT)),
      SANDBOX_PORT: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      REMOTES_URL: remotesUrl,
      REMOTES: '',
      SEGUE_DATA_DIR: join(folder, 'data'),
      SEGUE_DIST: join(folder, 'dist'),
      SEGUE_RAISED_LIMITS: '1',
      LOG_LEVEL: 'error',
    });
    servers = await startProduct(settings);
    return { address: settings.address, signUp: (request) => signUp(request, settings.address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Signs a user up with a favorite, a playlist, and a connection to Spotify Premium and to the music server.
 * @param {import('@playwright/test').APIRequestContext} request @param {string} address
 * @returns {Promise<Record<string, string>>} values for the parameters of routes
 */
async function signUp(request, address) {
  const id = randomUUID();
  const ok = async (answer) => {
    if (!answer.ok())
      throw new UserError(`${answer.url()} answered ${answer.status()}.`, await answer.text());
    return answer.json().catch(() => null);
  };
  const data = { email: `check-${id}@example.com`, password: 'Harbour2025' };
  await ok(await request.post('/api/auth/registerUser', { data }));
  const { queryData } = await ok(await request.get('/api/search/harbour/soundcloud/1/0'));
  const track = { trackId: queryData[0].id, provider: 'soundcloud' };
  await ok(await request.post('/api/track/favorite', { data: track }));
  const { playlist } = await ok(await request.put('/api/playlists', { multipart: { name: 'Harbour' } }));
  await ok(
    await request.put('/api/playlists/track', { data: { playlistId: playlist.playlistId, ...track } }),
  );
  const { token } = await ok(await request.put(`/api/playlists/${playlist.playlistId}/share`));
  // Connecting starts on a page of the product, and the consent page names the user.
  const referer = `${address}/account-settings`;
  const consent = await request.get('/api/settings/connect/spotify/', { headers: { referer } });
  const approved = new URL(consent.url());
  approved.searchParams.set('sandbox_auto', 'approve');
  approved.searchParams.set('sandbox_user', `premium-pat+${id}`);
  await request.get(approved.href);
  const logIn = { username: `robin+${id}`, password: 'robin sings' };
  await ok(await request.post('/api/settings/connect/musicserver', { data: logIn }));
  return { id: String(playlist.playlistId), token };
}
