// The server under test: the built API alone, as it is deployed, with a folder of its own and some members in it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../start/environment.mjs';
import { freePortPair } from '../start/ports.mjs';
import { startApi } from '../start/product.mjs';
import { UNUSED_PROVIDERS } from './api-under-test.mjs';

const PASSWORD = 'Harbour2025';
const PLAYLISTS = 30;
// So many that what each of them writes stays below what one may in a minute.
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** @param {Record<string, string>} limits Settings beside the usual ones. */
export async function startFloodedServer(limits) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-flood-'));
  const settings = settingsFrom({
    ...process.env,
    PORT: String(await freePortPair(4700)),
    SEGUE_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO_CATALOGUE: '0',
    // Nobody goes to a provider here, so nothing has to stand in for one.
    ...UNUSED_PROVIDERS,
    ...limits,
  });
  const api = startApi(settings);
  await api.ready;
  const members = [];
  for (const name of NAMES) members.push(await newMember(settings.address, `${name}@example.com`));
  return {
    origin: settings.address,
    members,
    memory: () => memoryOf(api.process.pid),
    async stop() {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newMember(origin, email) {
  const registered = await post(origin, '/api/auth/registerUser', 'POST', { email, password: PASSWORD });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let index = 0; index < PLAYLISTS; index += 1) {
    const form = new FormData();
    form.set('name', `Playlist ${index}`);
    await must(fetch(`${origin}/api/playlists`, { method: 'PUT', body: form, headers: { cookie } }));
  }
  return { email, password: PASSWORD, cookie };
}

function post(origin, path, method, body) {
  const headers = { 'content-type': 'application/json' };
  return must(fetch(origin + path, { method, headers, body: JSON.stringify(body) }));
}

async function must(asked) {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}

/** Resident memory of a process group's server, now and at its highest, in MB; null where /proc is missing. */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: mb('VmRSS'), highest: mb('VmHWM') };
  } catch {
    return null;
  }
}
