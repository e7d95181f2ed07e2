// `npm run fuzz`: hostile requests to every route of the built product, with the sandbox for providers. Prints what came back and
// fails on a 500, a hang, a slow answer, one without the headers or the shape of every answer, a secret, or a crash.
// FUZZ_REQUESTS sets how many; FUZZ_SEED repeats a run; DATABASE_URL names an empty PostgreSQL to use instead of SQLite.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../start/ensure-build.mjs';
import { settingsFrom } from '../start/environment.mjs';
import { requireNode } from '../start/node-version.mjs';
import { freePortPair } from '../start/ports.mjs';
import { startProduct } from '../start/product.mjs';
import { complain, say, secondsSince, Stop } from '../start/say.mjs';
import { stopOnSignals, stopWith } from '../start/stopping.mjs';
import { answersIn, exchange, faultsOf } from './fuzz-answers.mjs';
import { hostileRequest, routesOf } from './fuzz-requests.mjs';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const AT_ONCE = 16;
const MEMBERS = 6;
/** Requests sign members out and delete accounts' ways in, so there are new ones now and then. */
const NEW_MEMBERS_EVERY = 500;
const SHOWN = 10;
const PASSWORD = 'Harbour2025';

async function fuzz(folder) {
  const settings = settingsFrom({
    ...process.env,
    PORT: String(await freePortPair(Number(process.env.FUZZ_PORT) || 4800)),
    SANDBOX_PORT: '',
    SEGUE_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SEGUE_RAISED_LIMITS: '1',
    // Requests that are never finished are part of it, and nobody wants to wait for them.
    LIMIT_HEADERS_SECONDS: '1',
    LIMIT_REQUEST_SECONDS: '2',
    SPOTIFY_CLIENT_ID: '',
    SOUNDCLOUD_CLIENT_ID: '',
  });
  const programs = await startProduct(settings);
  const api = programs.at(-1);
  const memory = () => memoryOf(api.process.pid);
  const started = performance.now();
  const atStart = memory().now;
  const seen = { statuses: {}, faults: {}, examples: [], silent: 0, slowest: { tookMs: 0, route: '' } };
  const document = await (await fetch(`${settings.address}/api/openapi.json`)).json();
  const context = { routes: routesOf(document), cookies: [], ids: [], host: `127.0.0.1:${settings.port}` };
  const secrets = [PASSWORD, 'sandbox-spotify-secret', 'sandbox-soundcloud-secret'];
  if (!process.env.DATABASE_URL) secrets.push(readFileSync(join(folder, 'secret.key'), 'utf8').trim());

  for (let from = 0; from < REQUESTS; from += NEW_MEMBERS_EVERY) {
    Object.assign(context, await newMembers(settings.address, from));
    const upTo = Math.min(from + NEW_MEMBERS_EVERY, REQUESTS);
    let next = from;
    const send = async () => {
      while (next < upTo) await sendOne(SEED + next++, settings.port, context, secrets, seen);
    };
    const ended = await Promise.race([api.ended, Promise.all(Array.from({ length: AT_ONCE }, send))]);
    if (ended instanceof Stop) throw ended;
  }
  print({ seen, started, context, memory: { atStart, ...memory() } });
  if (Object.keys(seen.faults).length > 0)
    throw new Stop(`${SHOWN} examples at most are above; FUZZ_SEED repeats them.`);
}

async function sendOne(seed, port, context, secrets, seen) {
  const request = hostileRequest(seed, context);
  const outcome = await exchange(port, request);
  const answers = answersIn(outcome.received, request.bytes.toString('latin1', 0, 4).trim());
  for (const { status } of answers) seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  if (answers.length === 0) seen.silent += 1;
  const isOverdue = answers.some(({ status }) => status === 408);
  if (request.isOurs && !isOverdue && answers.length > 0 && outcome.tookMs > seen.slowest.tookMs) {
    seen.slowest = { tookMs: outcome.tookMs, route: request.route };
  }
  for (const fault of faultsOf(outcome, answers, request, secrets)) {
    const kind = fault.replace(/\d+ ms/, 'too long');
    seen.faults[kind] = (seen.faults[kind] ?? 0) + 1;
    if (seen.faults[kind] > 1 || seen.examples.length >= SHOWN) continue;
    const sent = JSON.stringify(request.bytes.toString('latin1', 0, 500));
    const came = JSON.stringify(outcome.received.toString('latin1', 0, 300));
    seen.examples.push(
      `${fault}, ${request.route}, seed ${seed}, ${request.end}\n  sent ${sent}\n  came ${came}`,
    );
  }
}

/** Signed-in members with a playlist each. */
async function newMembers(address, from) {
  const members = Array.from({ length: MEMBERS }, async (_, index) => {
    const registered = await must(`${address}/api/auth/registerUser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `fuzz-${from}-${index}@example.com`, password: PASSWORD }),
    });
    const cookies = registered.headers.getSetCookie().map((line) => line.split(';')[0]);
    const cookie = cookies.join('; ');
    const body = new FormData();
    body.set('name', 'Evening');
    const created = await must(`${address}/api/playlists`, { method: 'PUT', headers: { cookie }, body });
    return { cookie, id: (await created.json()).playlist.playlistId };
  });
  const made = await Promise.all(members);
  return { cookies: made.map(({ cookie }) => cookie), ids: made.map(({ id }) => id) };
}

async function must(url, init) {
  const answer = await fetch(url, init);
  if (answer.status !== 201) throw new Stop(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Resident memory in MB, now and at its highest. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mb('VmRSS'), highest: mb('VmHWM') };
}

function print({ seen, started, context, memory }) {
  const statuses = Object.entries(seen.statuses).map(([status, count]) => `${status} × ${count}`);
  for (const example of seen.examples) say(`\n${example}`);
  say(`\n| What | Seen |\n|---|---|`);
  say(
    `| requests | ${REQUESTS} over ${context.routes.length} routes in ${secondsSince(started)}, seed ${SEED} |`,
  );
  say(`| answers | ${statuses.join(', ')} |`);
  say(`| closed without an answer | ${seen.silent} |`);
  say(`| slowest answer of our own work | ${Math.round(seen.slowest.tookMs)} ms, ${seen.slowest.route} |`);
  say(`| memory of the API at start, peak, end | ${memory.atStart}, ${memory.highest}, ${memory.now} MB |`);
  say(`| load of the machine | ${loadavg()[0].toFixed(1)} |`);
  for (const [kind, count] of Object.entries(seen.faults)) say(`| FAULT ${kind} | ${count} |`);
  if (Object.keys(seen.faults).length === 0) say('| faults | none |');
}

requireNode();
stopOnSignals(130);
const folder = mkdtempSync(join(tmpdir(), 'segue-fuzz-'));
// Stopping ends the process, also where a signal asked for it.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
try {
  await ensureBuild();
  say(`Seed ${SEED}`);
  await fuzz(folder);
  await stopWith(0);
} catch (error) {
  complain(error);
  await stopWith(1);
}
