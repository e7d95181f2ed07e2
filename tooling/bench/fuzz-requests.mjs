// Hostile requests as bytes: valid ones of every route, made from the API's own description and then bent. One number makes one
// request, so that whatever was found can be sent again.
import { HEADERS, HOSTILE, METHODS, MORE_ROUTES, TYPES, VALUES } from './fuzz-values.mjs';

/** Answering these may take as long as a provider takes. */
const ASKS_PROVIDER = /\/(search|favorite|track|tracks|token|callback|disconnect|openapi)/;

/** Random choices that follow from one number (mulberry32). @param {number} seed @param {number[]} ids Playlists there are. */
function choices(seed, ids) {
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

/** Every route with what it takes. @param {object} document The API's OpenAPI document. */
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
 * The request of one number.
 * @param {number} seed @param {{ routes: object[], cookies: string[], ids: number[], host: string }} context
 * @returns {{ route: string, bytes: Buffer, pieces: number, end: 'wait' | 'half' | 'drop', isOurs: boolean }}
 */
export function hostileRequest(seed, { routes, cookies, ids, host }) {
  const dice = choices(seed, ids);
  const route = dice.of(routes);
  const request = () => build(dice, route, dice.chance(0.7) ? dice.of(cookies) : '', host);
  const name = `${route.method} ${route.path}`;
  const plain = { route: name, pieces: 1, end: 'wait', isOurs: !ASKS_PROVIDER.test(route.path) };
  if (!dice.chance(0.2)) return { ...plain, bytes: request() };
  const whole = request();
  const cut = dice.below(whole.length);
  const bent = Buffer.from(whole);
  for (let times = dice.below(5); times >= 0; times -= 1) bent[dice.below(bent.length)] = dice.below(256);
  return dice.of([
    { ...plain, bytes: whole.subarray(0, cut), end: 'half' },
    { ...plain, bytes: whole.subarray(0, cut), end: 'drop' },
    { ...plain, bytes: bent, end: 'half' },
    { ...plain, bytes: whole, pieces: 3 },
    { ...plain, bytes: Buffer.concat([whole, request(), request()]), isOurs: false },
    {
      ...plain,
      bytes: Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      end: 'half',
    },
    { ...plain, bytes: Buffer.from(Array.from({ length: 200 }, () => dice.below(256))), end: 'half' },
    { ...plain, bytes: Buffer.from(`GET / HTTP/1.1\r\n${`X-A: ${'a'.repeat(900)}\r\n`.repeat(30)}\r\n`) },
  ]);
}

function build(dice, route, cookie, host) {
  const headers = new Map([['Host', host], ['Connection', 'close'], ['Sec-Fetch-Site', 'same-origin']]); // prettier-ignore
  if (cookie) headers.set('Cookie', cookie);
  let body = Buffer.alloc(0);
  if (route.type) {
    const isForm = route.type === 'multipart/form-data';
    body = isForm ? form(dice) : Buffer.from(text(dice, route));
    headers.set('Content-Type', isForm ? 'multipart/form-data; boundary=b' : route.type);
    if (dice.chance(0.1)) body = body.subarray(0, dice.below(body.length));
    if (dice.chance(0.1)) headers.set('Content-Type', dice.of(TYPES));
  }
  if (body.length > 0 || route.type) headers.set('Content-Length', String(body.length));
  for (let times = dice.below(3); times > 0; times -= 1) {
    const [name, values] = dice.of(HEADERS);
    headers.set(name, dice.of(values));
  }
  const method = dice.chance(0.95) ? route.method : dice.of(METHODS);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target(dice, route, host)} HTTP/1.1\r\n${lines}\r\n`, 'latin1'),
    body,
  ]);
}

function target(dice, route, host) {
  const encoded = (value) =>
    dice.chance(0.8)
      ? encodeURIComponent(String(value).toWellFormed())
      : String(value).replaceAll(/[\s\0]/g, '');
  let path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encoded(dice.chance(0.5) ? valid(dice, route.params?.[name] ?? {}) : dice.of(HOSTILE)),
  );
  if (route.path.endsWith('callback'))
    path += `?code=${encoded(dice.of(HOSTILE))}&state=${encoded(dice.of(HOSTILE))}`;
  if (dice.chance(0.05))
    path += dice.of(['/', '//', '?', '?a=%', '?a[]=1&a=2', '#x', ';x', '/..', '%2f', '.json']);
  if (dice.chance(0.03))
    path = dice.of([`http://${host}${path}`, `http://evil.example${path}`, '*', path.toUpperCase()]);
  return Buffer.from(path).toString('latin1');
}

/** A value that the schema allows, as far as its bounds tell. */
function valid(dice, schema) {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return valid(dice, dice.of(options));
  if ('const' in schema) return schema.const;
  if (schema.enum) return dice.of(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') return dice.of([1, dice.below(50), ...dice.ids]);
  if (schema.type === 'boolean') return dice.chance(0.5);
  if (schema.type === 'array')
    return Array.from({ length: dice.below(4) }, () => valid(dice, schema.items ?? {}));
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, of]) => [name, valid(dice, of)]));
  }
  return dice.of([
    '0',
    '20',
    '1',
    'spotify',
    'soundcloud',
    'love',
    'spotify-1',
    `u${dice.below(50)}@example.com`,
    'Sunshine42',
  ]);
}

function text(dice, { type, schema = {} }) {
  if (type === 'application/x-www-form-urlencoded')
    return `password=${encodeURIComponent(dice.of(HOSTILE).toWellFormed())}`;
  const value = valid(dice, schema);
  if (dice.chance(0.5) && typeof value === 'object' && value !== null) {
    const key = dice.of([...Object.keys(value), 'extra', '__proto__']);
    Object.defineProperty(value, key, {
      value: dice.of([undefined, dice.of(VALUES), dice.of(HOSTILE)]),
      enumerable: true,
    });
  }
  const json = JSON.stringify(dice.chance(0.1) ? dice.of(VALUES) : value) ?? '';
  if (dice.chance(0.9)) return json;
  return dice.of([
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

/** A form of parts that are right, wrong, doubled, nested or torn. */
function form(dice) {
  const part = () =>
    dice.of([
      'Content-Disposition: form-data; name="name"\r\n\r\nEvening',
      `Content-Disposition: form-data; name="name"\r\n\r\n${dice.of(HOSTILE)}`,
      'Content-Disposition: form-data; name="playlistCover"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n',
      'Content-Disposition: form-data; name="playlistCover"; filename="../../a"\r\n\r\nGIF89a',
      'Content-Disposition: attachment; name=name\r\n\r\na',
      'Content-Disposition: form-data; name="__proto__"\r\n\r\na',
      'Content-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{',
      'Content-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\na\r\n--c--',
      `X: ${'a'.repeat(9000)}\r\n\r\na`,
      '',
    ]);
  const boundary = () => (dice.chance(0.95) ? '--b' : dice.of(['--', '--c', '--b--', '']));
  const parts = Array.from(
    { length: dice.chance(0.6) ? 1 : dice.below(6) },
    () => `${boundary()}\r\n${part()}\r\n`,
  );
  return Buffer.from(`${parts.join('')}${dice.chance(0.8) ? '--b--\r\n' : ''}`);
}
