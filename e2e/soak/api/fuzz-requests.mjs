// Malformed requests as bytes: valid requests of every route, made from the OpenAPI document and then damaged. A seed always
// gives the same request, so that a finding can be repeated.
import { HEADERS, ATTACK_STRINGS, METHODS, MORE_ROUTES, TYPES, VALUES } from './fuzz-values.mjs';

/** Routes that wait for a provider. */
const CALLS_PROVIDER = /\/(search|favorite|track|tracks|token|callback|disconnect|openapi)/;

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
 * The request of one seed.
 * @param {number} seed @param {{ routes: object[], cookies: string[], ids: number[], host: string }} context
 * @returns {{ route: string, bytes: Buffer, pieces: number, end: 'wait' | 'half' | 'drop', callsProvider: boolean }}
 */
export function malformedRequest(seed, { routes, cookies, ids, host }) {
  const random = createRandom(seed, ids);
  const route = random.of(routes);
  const request = () => build(random, route, random.chance(0.7) ? random.of(cookies) : '', host);
  const name = `${route.method} ${route.path}`;
  const plain = { route: name, pieces: 1, end: 'wait', callsProvider: CALLS_PROVIDER.test(route.path) };
  if (!random.chance(0.2)) return { ...plain, bytes: request() };
  const whole = request();
  const cut = random.below(whole.length);
  const damaged = Buffer.from(whole);
  for (let times = random.below(5); times >= 0; times -= 1)
    damaged[random.below(damaged.length)] = random.below(256);
  return random.of([
    { ...plain, bytes: whole.subarray(0, cut), end: 'half' },
    { ...plain, bytes: whole.subarray(0, cut), end: 'drop' },
    { ...plain, bytes: damaged, end: 'half' },
    { ...plain, bytes: whole, pieces: 3 },
    { ...plain, bytes: Buffer.concat([whole, request(), request()]), callsProvider: true },
    {
      ...plain,
      bytes: Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      end: 'half',
    },
    { ...plain, bytes: Buffer.from(Array.from({ length: 200 }, () => random.below(256))), end: 'half' },
    { ...plain, bytes: Buffer.from(`GET / HTTP/1.1\r\n${`X-A: ${'a'.repeat(900)}\r\n`.repeat(30)}\r\n`) },
  ]);
}

function build(random, route, cookie, host) {
  const headers = new Map([['Host', host], ['Connection', 'close'], ['Sec-Fetch-Site', 'same-origin']]); // prettier-ignore
  if (cookie) headers.set('Cookie', cookie);
  let body = Buffer.alloc(0);
  if (route.type) {
    const isForm = route.type === 'multipart/form-data';
    body = isForm ? form(random) : Buffer.from(text(random, route));
    headers.set('Content-Type', isForm ? 'multipart/form-data; boundary=b' : route.type);
    if (random.chance(0.1)) body = body.subarray(0, random.below(body.length));
    if (random.chance(0.1)) headers.set('Content-Type', random.of(TYPES));
  }
  if (body.length > 0 || route.type) headers.set('Content-Length', String(body.length));
  for (let times = random.below(3); times > 0; times -= 1) {
    const [name, values] = random.of(HEADERS);
    headers.set(name, random.of(values));
  }
  const method = random.chance(0.95) ? route.method : random.of(METHODS);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target(random, route, host)} HTTP/1.1\r\n${lines}\r\n`, 'latin1'),
    body,
  ]);
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
    return `password=${encodeURIComponent(random.of(ATTACK_STRINGS).toWellFormed())}`;
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
