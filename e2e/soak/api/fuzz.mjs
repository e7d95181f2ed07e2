// Fuzz test: malformed requests to every route, as a visitor and signed in, with the sandbox as providers. FUZZ_REQUESTS sets how
// many, FUZZ_SEED repeats a run, FUZZ_DATABASE=postgres uses a temporary PostgreSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory } from '../../../bench/api/memory.mjs';
import { loadSource } from '../../../tooling/registry/load-source.mjs';
import { log, secondsSince, UserError } from '../../../tooling/start/log.mjs';
import { NO_CREDENTIALS } from '../../../tooling/start/settings.mjs';
import { createClient, sendOnce } from './fuzz/connections.mjs';
import { malformedRequest, routesOf } from './fuzz/requests.mjs';
import { faultsOf, isTimed, jsonIn } from './fuzz/responses.mjs';
import { shellCommand } from './fuzz/shell-command.mjs';
import { createPostgres } from './postgres.mjs';
import { atLeast, atMost, none, report } from './report.mjs';
import { clientWith, PASSWORD, playlistForm, registerUser, startApiServer } from './server.mjs';

const ON_POSTGRES = process.env.FUZZ_DATABASE === 'postgres';
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const CONNECTIONS = 48;
const USERS = 6;
/** Some requests end sessions, so new users are created regularly. */
const NEW_USERS_EVERY = 4000;
const LOGGED_EVERY = 50_000;
const MAX_EXAMPLES = 10;
const PEAK_MB = 350;
const GROWTH_MB = 64;
/** Fewer requests show how the heap warms up. */
const GROWTH_MEASURED_FROM = 100_000;

export async function run() {
  log(`Seed ${SEED}`);
  const postgres = ON_POSTGRES ? await createPostgres() : undefined;
  try {
    const server = await startApiServer({
      SEGUE_RAISED_LIMITS: '1',
      // Some requests are never finished; the server gives them up early.
      LIMIT_HEADERS_SECONDS: '1',
      LIMIT_REQUEST_SECONDS: '2',
      DATABASE_URL: postgres?.url ?? '',
      ...NO_CREDENTIALS,
    });
    try {
      return report(ON_POSTGRES ? 'fuzz-postgres' : 'fuzz', await fuzz(server));
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.remove();
  }
}

/** @returns {Promise<import('./report.mjs').Row[]>} */
async function fuzz(server) {
  const started = performance.now();
  const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const context = { routes: routesOf(document), cookies: [], ids: [], host: `127.0.0.1:${server.port}` };
  const check = { secrets: secretsOf(server), accepts: await contractCheck() };
  const seen = { sent: 0, statuses: {}, faults: [], examples: 0, silent: 0, slowest: { tookMs: 0 } };
  const memory = watchMemory(server.memory);
  const clients = Array.from({ length: CONNECTIONS }, () => createClient(server.port));
  let exit = null;
  void server.ended.then((reason) => (exit = reason));

  const work = async (client, upTo) => {
    while (seen.sent < upTo && !exit) {
      const seed = SEED + seen.sent++;
      const request = malformedRequest(seed, context);
      const result = request.isWellFormed ? await client.send(request) : await sendOnce(server.port, request);
      note(seen, { seed, request, result, check, port: server.port });
    }
  };
  while (seen.sent < REQUESTS && !exit) {
    Object.assign(context, await createUsers(server.origin, seen.sent));
    const upTo = Math.min(seen.sent + NEW_USERS_EVERY, REQUESTS);
    await Promise.all(clients.map((client) => work(client, upTo)));
    if (Math.floor(seen.sent / LOGGED_EVERY) > Math.floor((seen.sent - NEW_USERS_EVERY) / LOGGED_EVERY))
      log(`${seen.sent} requests in ${secondsSince(started)}, ${server.memory()?.now} MB`);
  }
  const used = memory.stop();
  for (const client of clients) client.close();
  const statuses = Object.entries(seen.statuses).map(([status, count]) => `${status} × ${count}`);
  log(`\n${seen.sent} requests to ${context.routes.length} routes in ${secondsSince(started)}, seed ${SEED}`);
  log(`responses: ${statuses.join(', ')}; ${seen.silent} connections closed without one`);
  const { tookMs, route } = seen.slowest;
  log(`slowest response that waits for no provider or password hash: ${Math.round(tookMs)} ms, ${route}`);
  return rowsOf(seen, used, exit);
}

function note(seen, { seed, request, result, check, port }) {
  const { responses, tookMs } = result;
  for (const { status } of responses) seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  if (responses.length === 0) seen.silent += 1;
  if (isTimed(result, request) && tookMs > seen.slowest.tookMs) {
    seen.slowest = { tookMs, route: request.route };
  }
  for (const fault of faultsOf(result, request, check)) {
    seen.faults.push({ ...fault, text: `${request.route}: ${fault.text}` });
    if ((seen.examples += 1) > MAX_EXAMPLES) continue;
    const answer = JSON.stringify(result.received.slice(0, 300));
    log(`\n${request.route}, seed ${seed}: ${fault.text}\n  ${shellCommand(request, port)}\n  ${answer}`);
  }
}

const secretsOf = (server) => [
  PASSWORD,
  'sandboxspotifysecret000000000000',
  'sandboxsoundcloudsecret000000000',
  readFileSync(join(server.folder, 'secret.key'), 'utf8').trim(),
];

/** Compares successful answers with the contract. */
async function contractCheck() {
  const { routes } = await loadSource('shared-kernel/contract', 'src/index.ts');
  const answersOf = new Map(
    Object.values(routes)
      .filter(({ mediaType }) => mediaType === undefined)
      .map(({ method, path, answers }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, answers]),
  );
  return ({ route, method }, response) => {
    const answers = answersOf.get(route);
    if (!answers || !route.startsWith(`${method} `) || response.status >= 300) return true;
    const json = jsonIn(response);
    // Compressed answers are not read.
    return json === null || answers[response.status]?.safeParse(json).success === true;
  };
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

function rowsOf(seen, { peakMb, growthMb }, exit) {
  const of = (kind) => seen.faults.filter((fault) => fault.kind === kind).map(({ text }) => text);
  return [
    atLeast('requests', REQUESTS, seen.sent, undefined, `seed ${SEED}`),
    none('exits of the server', exit ? [exit.details] : []),
    none('500 and other answers that mean a defect', of('status')),
    none('no answer within 5 s, or within 2 s where nothing waits', of('hang')),
    none('bodies that the contract does not have', of('shape')),
    none('answers without all security headers', of('headers')),
    none('answers that show internals or secrets', of('leak')),
    atMost('memory of the server, peak', PEAK_MB, peakMb, 'MB'),
    ...(REQUESTS >= GROWTH_MEASURED_FROM
      ? [atMost('growth of memory after the first fifth', GROWTH_MB, growthMb, 'MB')]
      : []),
  ];
}
