// Fuzz test: requests with wrong and hostile values to every route of the OpenAPI document, signed in and not. fast-check shrinks a
// failure to the smallest one. FUZZ_REQUESTS sets the number, FUZZ_SEED repeats a run, FUZZ_DATABASE=postgres uses PostgreSQL.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, none } from '../../../bench/report.mjs';
import { loadSource } from '../../../tooling/rspack/load-source.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { NO_CREDENTIALS } from '../../../tooling/start/settings.mjs';
import { createPostgres } from './postgres.mjs';
import { jsonOf, PASSWORD, playlistForm, registerUser, sendRequest, startApiServer } from './server.mjs';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const AT_ONCE = 20;
/** Some requests end sessions, so new users are registered regularly. */
const NEW_USERS_EVERY = 200;
const HANG_MS = 5000;
const PEAK_MB = 350;

/** Routes that are not in the OpenAPI document: redirects, pages, files, reports. */
const PATHS = [
  '/api/auth/spotify/callback?code={code}&state={state}', '/api/auth/soundcloud/callback?code={code}&state={state}',
  '/api/auth/spotify/', '/api/auth/soundcloud/', '/api/settings/connect/spotify/', '/api/settings/connect/soundcloud/',
  '/livez', '/readyz', '/metrics', '/registry.json', '/{page}', '/assets/{file}', '/remotes/{file}', '/playlists/{id}',
  '/api/auth/reset/{token}', '/api/covers/{id}', '/api/openapi.json',
]; // prettier-ignore
const MORE_ROUTES = [
  ...PATHS.map((path) => ({ path })),
  { method: 'POST', path: '/api/auth/reset/{token}', type: 'application/x-www-form-urlencoded' },
  { method: 'POST', path: '/api/csp-report', type: 'application/csp-report' },
  { method: 'POST', path: '/api/remote-failures', type: 'application/json' },
];
const ATTACKS = fc.constantFrom(
  '', '..', '../../etc/passwd', '%2e%2e%2f', '%00', '\0', '\u202e', '\ufeff', '%E0%A4%A', '\ud800', "' or 1=1 --", '__proto__',
  '<script>alert(1)</script>', '{{7*7}}', 'constructor', 'NaN', '-1', '1e309', '9007199254740993', '//evil.example',
  'javascript:alert(1)', '\r\nX-Injected: 1', 'é'.repeat(3000),
); // prettier-ignore
const HEADERS = fc.constantFrom(
  ['origin', 'null'], ['origin', 'https://evil.example'], ['sec-fetch-site', 'cross-site'], ['cookie', `segue-session=${'a'.repeat(43)}`],
  ['cookie', ';;=%'], ['cookie', 'a'.repeat(9000)], ['accept', 'text/html'], ['range', `bytes=${'0-0,'.repeat(900)}`],
  ['if-none-match', 'W/"x"'], ['if-modified-since', 'x'], ['x-forwarded-for', '::1, 10.0.0.1'], ['x-request-id', '<script>'],
  ['content-encoding', 'gzip'], ['content-type', ''], ['content-type', 'text/plain'], ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data; boundary='], ['content-type', 'multipart/mixed; boundary=b'],
); // prettier-ignore
const MALFORMED_JSON = fc.constantFrom(
  '{', '\ufeff{}', '['.repeat(5000), '{"a":1e999}', '{}{}', '"\\ud800"', '\0',
); // prettier-ignore
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const REQUIRED_HEADERS = [
  'x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy',
  'content-security-policy', 'x-request-id',
]; // prettier-ignore
/** Text of a stack trace, a database driver or the file system. */
const INTERNALS =
  /\bat .{1,80}\.[cm]?[jt]s:\d+|node_modules|SQLITE_|syntax error at|relation "|\/api\/dist\/|ECONN[A-Z]+/;

export async function run() {
  const postgres = process.env.FUZZ_DATABASE === 'postgres' ? await createPostgres() : undefined;
  const settings = { SEGUE_RAISED_LIMITS: '1', DATABASE_URL: postgres?.url ?? '', ...NO_CREDENTIALS };
  const server = await startApiServer(settings);
  try {
    return await fuzz(server);
  } finally {
    await server.stop();
    await postgres?.remove();
  }
}

async function fuzz(server) {
  const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const faultOf = await createCheck(server);
  const statuses = {};
  let sent = 0;
  let users = [];
  const send = async ({ route, method, path, user, headers, body }) => {
    const { cookie } = users[user] ?? {};
    const type = body === undefined || body instanceof FormData ? undefined : route.type;
    const response = await fetch(server.origin + path.replaceAll('PLAYLIST', String(users[0].playlistId)), {
      method,
      body,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(type && { 'content-type': type }),
        ...Object.fromEntries(headers),
      },
      signal: AbortSignal.timeout(HANG_MS),
    }).catch((error) => error);
    sent += 1;
    const kind = response.status ?? response.name;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    const fault =
      response instanceof Error ? `no answer: ${response.message}` : await faultOf(route, method, response);
    return fault && `${method} ${path}: ${fault}`;
  };
  const limits = { minLength: 1, maxLength: AT_ONCE, size: 'max' };
  const property = fc
    .asyncProperty(fc.array(requestTo(routesOf(document)), limits), async (requests) => {
      const faults = (await Promise.all(requests.map(send))).filter(Boolean);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    })
    .beforeEach(async () => {
      if (sent % (NEW_USERS_EVERY * AT_ONCE) < AT_ONCE || users.length === 0)
        users = await createUsers(server.origin, sent);
    });
  // fast-check varies the length, which is half of the limit on average.
  const result = await fc.check(property, { seed: SEED, numRuns: Math.ceil((REQUESTS * 2) / AT_ONCE) });
  log(`answers: ${JSON.stringify(statuses)}`);
  if (result.failed) log(fc.defaultReportMessage(result));
  return [
    atLeast('requests', Math.floor(REQUESTS * 0.9), sent, undefined, `seed ${SEED}`),
    none('faults', result.failed ? [result.errorInstance.message] : []),
    atMost('exits of the server', 0, server.exitCode() === null ? 0 : 1),
    atMost('memory of the server, peak', PEAK_MB, server.peakMb(), 'MB'),
  ];
}

/** Every route of the OpenAPI document with its body schema, and the others. */
const routesOf = ({ paths }) => [
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const [type, { schema } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return { method: method.toUpperCase(), path, type, schema };
    }),
  ),
  ...MORE_ROUTES.map((route) => ({ method: 'GET', ...route })),
];

const ENDS_SESSIONS = /logout|account|sessions|profile|disconnect/;

const requestTo = (routes) =>
  fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.record({
        route: fc.constant(route),
        method: fc.oneof({ weight: 9, arbitrary: fc.constant(route.method) }, fc.constantFrom(...METHODS)),
        path: pathOf(route),
        // Beyond the last user: not signed in. Other routes than those that end sessions leave the first user signed in.
        user: fc.integer({ min: ENDS_SESSIONS.test(route.path) ? 2 : 0, max: 6 }),
        headers: fc.array(HEADERS, { maxLength: 2 }),
        body: fc.constant(undefined),
        ...(route.type && { body: bodyOf(route) }),
      }),
    )
    .map((request) => (request.method === 'GET' ? { ...request, body: undefined } : request));

const text = fc.oneof(
  ATTACKS,
  fc.string({ unit: 'binary' }),
  fc.constantFrom('spotify', 'soundcloud', 'a@example.com', '20'),
);

const inPath = fc.oneof(fc.constant('PLAYLIST'), fc.constantFrom('spotify', 'soundcloud', '20', '0'), text);

const pathOf = ({ path }) =>
  fc
    .tuple(inPath, inPath, inPath, inPath)
    .map((values) => path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.pop().toWellFormed())));

function bodyOf({ type, schema = {} }) {
  if (type === 'multipart/form-data') {
    const file = fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Blob([bytes], { type: 'image/png' }));
    const name = fc.constantFrom('name', 'playlistCover', 'cover', '__proto__');
    return fc.array(fc.tuple(name, fc.oneof(text, file)), { maxLength: 4 }).map((parts) => {
      const form = new FormData();
      for (const part of parts) form.append(...part);
      return form;
    });
  }
  if (type === 'application/x-www-form-urlencoded')
    return text.map((value) => `password=${encodeURIComponent(value.toWellFormed())}&confirm=Sunshine42`);
  const json = fc.oneof({ weight: 4, arbitrary: valueOf(schema) }, fc.jsonValue());
  return fc.oneof({ weight: 9, arbitrary: json.map((value) => JSON.stringify(value) ?? '') }, MALFORMED_JSON);
}

/** Values of the schema's type, some of another type; lengths and ranges are not respected. */
function valueOf(schema) {
  const options = schema.anyOf ?? schema.oneOf;
  const wrong = fc.oneof(fc.jsonValue(), ATTACKS);
  const mostly = (arbitrary) => fc.oneof({ weight: 8, arbitrary }, wrong);
  if (options) return fc.oneof(...options.map(valueOf));
  if ('const' in schema) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.type === 'integer' || schema.type === 'number') return mostly(fc.oneof(fc.nat(50), fc.double()));
  if (schema.type === 'boolean') return mostly(fc.boolean());
  if (schema.type === 'array') return mostly(fc.array(valueOf(schema.items ?? {}), { maxLength: 4 }));
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, valueOf(of)]);
    return mostly(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
  }
  return mostly(text);
}

/** A function that returns what is wrong with an answer, or null. */
async function createCheck(server) {
  const { routes } = await loadSource('shared-kernel/contract', 'src/index.ts');
  const answersOf = new Map(
    Object.values(routes)
      .filter(({ mediaType }) => mediaType === undefined)
      .map(({ method, path, answers }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, answers]),
  );
  const secrets = [
    PASSWORD,
    'sandboxspotifysecret000000000000',
    'sandboxsoundcloudsecret000000000',
    readFileSync(join(server.folder, 'secret.key'), 'utf8').trim(),
  ];
  return async (route, method, response) => {
    const { status, headers } = response;
    const body = await response.text();
    const answers = answersOf.get(`${method} ${route.path}`);
    const json = headers.get('content-type')?.includes('application/json') ? JSON.parse(body) : null;
    if (status >= 500 && status !== 502 && status !== 503) return `status ${status}`;
    const missing = REQUIRED_HEADERS.filter((name) => !headers.has(name));
    if (missing.length > 0) return `status ${status} without ${missing.join(', ')}`;
    if (status >= 400 && json && !(typeof json.message === 'string' && typeof json.code === 'string'))
      return `status ${status} with ${body}`;
    if (status < 300 && json && answers && !answers[status]?.safeParse(json).success)
      return `status ${status} with a body that the contract does not have`;
    if (INTERNALS.test(body)) return 'shows internals of the server';
    return secrets.some((secret) => body.includes(secret)) ? 'shows a secret' : null;
  };
}

/** Signed-in users with one playlist each. */
const createUsers = (origin, from) =>
  Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const cookie = await registerUser(origin, `fuzz-${from}-${index}@example.com`);
      const body = playlistForm('Evening');
      const answer = await sendRequest(origin, { method: 'PUT', path: '/api/playlists', cookie, body });
      return { cookie, playlistId: jsonOf(answer).playlist.playlistId };
    }),
  );
