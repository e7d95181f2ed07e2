// Fuzz test: malformed requests to every route, with the sandbox as providers. Fails on a 500, a hang, a slow response, a missing
// header, a wrong error shape, a leaked secret or a crash. FUZZ_REQUESTS sets how many; FUZZ_SEED repeats a run; DATABASE_URL
// names an empty PostgreSQL to use instead of SQLite.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { log, secondsSince, UserError } from '../../../tooling/start/log.mjs';
import { NO_CREDENTIALS } from '../../../tooling/start/settings.mjs';
import { faultsOf, parseResponses, sendBytes } from './fuzz-responses.mjs';
import { malformedRequest, routesOf } from './fuzz-requests.mjs';
import { clientWith, PASSWORD, playlistForm, registerUser, startApiServer } from './server.mjs';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const PARALLEL = 16;
const USERS = 6;
/** Requests log users out and remove their sign-in methods, so new users are created regularly. */
const NEW_USERS_EVERY = 500;
const MAX_EXAMPLES = 10;

export async function run() {
  log(`Seed ${SEED}`);
  const server = await startApiServer({
    SEGUE_RAISED_LIMITS: '1',
    // Some requests are never finished; the server gives them up early.
    LIMIT_HEADERS_SECONDS: '1',
    LIMIT_REQUEST_SECONDS: '2',
    ...NO_CREDENTIALS,
  });
  try {
    return await fuzz(server);
  } finally {
    await server.stop();
  }
}

async function fuzz(server) {
  const started = performance.now();
  const memoryAtStart = server.memory()?.now;
  const seen = { statuses: {}, faults: {}, examples: [], silent: 0, slowest: { tookMs: 0, route: '' } };
  const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const context = { routes: routesOf(document), cookies: [], ids: [], host: `127.0.0.1:${server.port}` };
  const secrets = [PASSWORD, 'sandboxspotifysecret000000000000', 'sandboxsoundcloudsecret000000000'];
  if (!process.env.DATABASE_URL) secrets.push(readFileSync(join(server.folder, 'secret.key'), 'utf8').trim());

  for (let from = 0; from < REQUESTS; from += NEW_USERS_EVERY) {
    Object.assign(context, await createUsers(server.origin, from));
    const upTo = Math.min(from + NEW_USERS_EVERY, REQUESTS);
    let next = from;
    const send = async () => {
      while (next < upTo) await sendOne(SEED + next++, server.port, context, secrets, seen);
    };
    const ended = await Promise.race([server.ended, Promise.all(Array.from({ length: PARALLEL }, send))]);
    if (ended instanceof UserError) throw ended;
  }
  logSummary({
    seen,
    started,
    routes: context.routes.length,
    memory: { atStart: memoryAtStart, ...server.memory() },
  });
  return Object.keys(seen.faults).length === 0;
}

async function sendOne(seed, port, context, secrets, seen) {
  const request = malformedRequest(seed, context);
  const result = await sendBytes(port, request);
  const responses = parseResponses(result.received, request.bytes.toString('latin1', 0, 4).trim());
  for (const { status } of responses) seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  if (responses.length === 0) seen.silent += 1;
  const isTimeout = responses.some(({ status }) => status === 408);
  if (!request.callsProvider && !isTimeout && responses.length > 0 && result.tookMs > seen.slowest.tookMs) {
    seen.slowest = { tookMs: result.tookMs, route: request.route };
  }
  for (const fault of faultsOf(result, responses, request, secrets)) {
    const kind = fault.replace(/\d+ ms/, 'too long');
    seen.faults[kind] = (seen.faults[kind] ?? 0) + 1;
    if (seen.faults[kind] > 1 || seen.examples.length >= MAX_EXAMPLES) continue;
    const sent = JSON.stringify(request.bytes.toString('latin1', 0, 500));
    const received = JSON.stringify(result.received.toString('latin1', 0, 300));
    seen.examples.push(
      `${fault}, ${request.route}, seed ${seed}, ${request.end}\n  sent ${sent}\n  received ${received}`,
    );
  }
}

/** Signed-in users with one playlist each. */
async function createUsers(origin, from) {
  const users = Array.from({ length: USERS }, async (_, index) => {
    const cookie = await registerUser(origin, `fuzz-${from}-${index}@example.com`);
    const { status, body } = await clientWith(cookie, origin)(
      'PUT',
      '/api/playlists',
      playlistForm('Evening'),
    );
    if (status !== 201) throw new UserError(`Creating a playlist answered ${status}.`);
    return { cookie, id: body.playlist.playlistId };
  });
  const created = await Promise.all(users);
  return { cookies: created.map(({ cookie }) => cookie), ids: created.map(({ id }) => id) };
}

function logSummary({ seen, started, routes, memory }) {
  const statuses = Object.entries(seen.statuses).map(([status, count]) => `${status} × ${count}`);
  for (const example of seen.examples) log(`\n${example}`);
  log(`\n${REQUESTS} requests to ${routes} routes in ${secondsSince(started)}, seed ${SEED}`);
  log(`responses: ${statuses.join(', ')}; ${seen.silent} connections closed without one`);
  log(`slowest response that asks no provider: ${Math.round(seen.slowest.tookMs)} ms, ${seen.slowest.route}`);
  log(`memory of the API at start, peak, end: ${memory.atStart}, ${memory.peak}, ${memory.now} MB`);
  log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  const faults = Object.entries(seen.faults).map(([kind, count]) => `${kind} (${count})`);
  log(`faults: ${faults.join('; ') || 'none'}`);
}
