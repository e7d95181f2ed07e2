// Malformed requests as bytes: valid requests of every route, made from the OpenAPI document and then damaged. A seed always
// gives the same request, so that a finding can be repeated.
import { ATTACK_STRINGS, FRAMING, HEADERS, METHODS, MORE_ROUTES, TYPES, VALUES } from './values.mjs';

/** Routes that hash passwords, one or two at a time: more of them would measure their queue alone. */
const HASHES = /\/(signIn|registerUser|setupAccount)/;
const HASHING_SHARE = 0.2;
/** Routes that wait for a provider. */
const CALLS_PROVIDER = /\/(search|favorite|track|tracks|token|callback|disconnect|openapi)/;
/** Routes that end sessions or accounts: one user of the test calls them, so that the others stay signed in. */
const ENDS_SESSION = /\/(logout|account|sessions|profile|disconnect)/;

/** A seeded random number generator (mulberry32). @param {number} seed @param {number[]} ids of existing playlists */
function createRandom(seed, ids) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count) => Math.floor(next() * count);
  return { ids, below, chance: (share) => next() < share, of: (list) => list[below(list.length)] };
}

/** Every route with its parameters and body schema. @param {object} document the OpenAPI document */
export function routesOf(document) {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => {
      const [type, { schema } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const params = Object.fromEntries(parameters.map(({ name, schema: of }) => [name, of]));
      return { method: method.toUpperCase(), path, type, schema, params };
    }),
  );
  return [...described, ...MORE_ROUTES];
}

/**
 * `parts` is null when the bytes were damaged on purpose; `isWellFormed` = the server can tell where the request ends.
 * @typedef {{ route: string, bytes: Buffer, method: string, parts: Parts | null, isWellFormed: boolean, pieces: number, end: 'wait' | 'half' | 'drop', mayWait: boolean }} FuzzRequest
 * @typedef {{ method: string, target: string, headers: Map<string, string>, body: Buffer, isWellFormed: boolean }} Parts
 */

/**
 * The request of one seed.
 * @param {number} seed @param {{ routes: object[], cookies: string[], ids: number[], host: string }} context
 * @returns {FuzzRequest}
 */
export function malformedRequest(seed, { routes, cookies, ids, host }) {
  const random = createRandom(seed, ids);
  const first = random.of(routes);
  const route = HASHES.test(first.path) && !random.chance(HASHING_SHARE) ? random.of(routes) : first;
  const [ending, ...lasting] = cookies;
  const cookieOf = () => (ENDS_SESSION.test(route.path) ? ending : random.of(lasting));
  const build = (methodShare) =>
    partsOf(random, route, random.chance(0.7) ? cookieOf() : '', { host, methodShare });
  const parts = build(0.9);
  const whole = bytesOf(parts);
  const plain = {
    route: `${route.method} ${route.path}`,
    method: parts.method,
    bytes: whole,
    parts,
    isWellFormed: parts.isWellFormed,
    pieces: 1,
    end: 'wait',
    mayWait: CALLS_PROVIDER.test(route.path) || HASHES.test(route.path),
  };
  if (!random.chance(0.2)) return plain;
  const damaged = (more) => ({ ...plain, parts: null, isWellFormed: false, ...more });
  const cut = random.below(whole.length);
  const changed = Buffer.from(whole);
  for (let times = random.below(5); times >= 0; times -= 1)
    changed[random.below(changed.length)] = random.below(256);
  const withLines = (text) => Buffer.from(whole.toString('latin1').replaceAll('\r\n', text), 'latin1');
  return random.of([
    damaged({ bytes: whole.subarray(0, cut), end: 'half' }),
    damaged({ bytes: whole.subarray(0, cut), end: 'drop' }),
    damaged({ bytes: changed, end: 'half' }),
    damaged({ pieces: 3 }),
    damaged({ bytes: Buffer.concat([whole, bytesOf(build(1)), bytesOf(build(1))]), mayWait: true }),
    damaged({ bytes: withLines('\n'), end: 'half' }),
    damaged({ bytes: Buffer.from(Array.from({ length: 200 }, () => random.below(256))), end: 'half' }),
    damaged({
      bytes: Buffer.from(`GET / HTTP/1.1\r\n${`X-A: ${'a'.repeat(900)}\r\n`.repeat(30)}\r\n`),
    }),
  ]);
}

/** `methodShare` of the requests have the method of their route. @returns {Parts} */
function partsOf(random, route, cookie, { host, methodShare }) {
  const connection = random.chance(0.9) ? 'keep-alive' : 'close';
  const headers = new Map([['Host', host], ['Connection', connection], ['Sec-Fetch-Site', 'same-origin']]); // prettier-ignore
  if (cookie) headers.set('Cookie', cookie);
  let body = Buffer.alloc(0);
  if (route.type) {
    const isForm = route.type === 'multipart/form-data';
    body = isForm ? form(random) : Buffer.from(text(random, route));
    headers.set('Content-Type', isForm ? 'multipart/form-data; boundary=b' : route.type);
    if (random.chance(0.1)) body = body.subarray(0, random.below(body.length));
    if (random.chance(0.1)) headers.set('Content-Type', random.of(TYPES));
  }
  const method = random.chance(methodShare) ? route.method : random.of(METHODS);
  if (body.length > 0 || route.type) headers.set('Content-Length', String(body.length));
  let isWellFormed = method !== 'CONNECT';
  for (let times = random.below(3); times > 0; times -= 1) {
    const [name, values] = random.of(HEADERS);
    headers.set(name, random.of(values));
    if (FRAMING.includes(name)) isWellFormed = false;
  }
  return { method, target: target(random, route, host), headers, body, isWellFormed };
}

/** @param {Parts} parts */
function bytesOf({ method, target: path, headers, body }) {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`, 'latin1'), body]);
}

function target(random, route, host) {
  const encoded = (value) =>
    random.chance(0.8)
      ? encodeURIComponent(String(value).toWellFormed())
      : String(value).replaceAll(/[\s\0]/g, '');
  let path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encoded(random.chance(0.5) ? valid(random, route.params?.[name] ?? {}) : random.of(ATTACK_STRINGS)),
  );
  if (route.path.endsWith('callback'))
    path += `?code=${encoded(random.of(ATTACK_STRINGS))}&state=${encoded(random.of(ATTACK_STRINGS))}`;
  if (random.chance(0.05))
    path += random.of(['/', '//', '?', '?a=%', '?a[]=1&a=2', '#x', ';x', '/..', '%2f', '.json']);
  if (random.chance(0.03))
    path = random.of([`http://${host}${path}`, `http://evil.example${path}`, '*', path.toUpperCase()]);
  return Buffer.from(path).toString('latin1');
}

/** A value of the schema's type; its length and range are not respected. */
function valid(random, schema) {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return valid(random, random.of(options));
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.of(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number')
    return random.of([1, random.below(50), ...random.ids]);
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'array')
    return Array.from({ length: random.below(4) }, () => valid(random, schema.items ?? {}));
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, of]) => [name, valid(random, of)]));
  }
  return random.of([
    '0',
    '20',
    '1',
    'spotify',
    'soundcloud',
    'love',
    'spotify-1',
    `u${random.below(50)}@example.com`,
    'Sunshine42',
  ]);
}

function text(random, { type, schema = {} }) {
  if (type === 'application/x-www-form-urlencoded')
    return `password=${encodeURIComponent(random.of(ATTACK_STRINGS).toWellFormed())}&confirm=Sunshine42`;
  const value = valid(random, schema);
  if (random.chance(0.5) && typeof value === 'object' && value !== null) {
    const key = random.of([...Object.keys(value), 'extra', '__proto__']);
    Object.defineProperty(value, key, {
      value: random.of([undefined, random.of(VALUES), random.of(ATTACK_STRINGS)]),
      enumerable: true,
    });
  }
  const json = JSON.stringify(random.chance(0.1) ? random.of(VALUES) : value) ?? '';
  if (random.chance(0.9)) return json;
  return random.of([
    '{',
    '\ufeff' + json,
    '['.repeat(5000),
    `{"a":${'9'.repeat(400)}}`,
    json + json,
    'a'.repeat(20_000),
    '"\ud800"',
    '\0',
  ]);
}

/** A multipart form of valid, wrong, duplicate, nested and truncated parts. */
function form(random) {
  const part = () =>
    random.of([
      'Content-Disposition: form-data; name="name"\r\n\r\nEvening',
      `Content-Disposition: form-data; name="name"\r\n\r\n${random.of(ATTACK_STRINGS)}`,
      'Content-Disposition: form-data; name="playlistCover"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n',
      'Content-Disposition: form-data; name="playlistCover"; filename="../../a"\r\n\r\nGIF89a',
      'Content-Disposition: attachment; name=name\r\n\r\na',
      'Content-Disposition: form-data; name="__proto__"\r\n\r\na',
      'Content-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{',
      'Content-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\na\r\n--c--',
      `X: ${'a'.repeat(9000)}\r\n\r\na`,
      '',
    ]);
  const boundary = () => (random.chance(0.95) ? '--b' : random.of(['--', '--c', '--b--', '']));
  const parts = Array.from(
    { length: random.chance(0.6) ? 1 : random.below(6) },
    () => `${boundary()}\r\n${part()}\r\n`,
  );
  return Buffer.from(`${parts.join('')}${random.chance(0.8) ? '--b--\r\n' : ''}`);
}
