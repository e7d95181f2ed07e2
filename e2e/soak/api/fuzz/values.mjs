// Values, content types, headers and methods that parsers often handle wrongly.

/** Routes that are not in the OpenAPI document: redirects, pages, files, reports. */
export const MORE_ROUTES = [
  ...['spotify', 'soundcloud'].flatMap((provider) => [
    { method: 'GET', path: `/api/auth/${provider}/callback` },
    { method: 'GET', path: `/api/auth/${provider}/` },
    { method: 'GET', path: `/api/settings/connect/${provider}/` },
  ]),
  { method: 'GET', path: '/api/auth/reset/{token}' },
  { method: 'POST', path: '/api/auth/reset/{token}', type: 'application/x-www-form-urlencoded' },
  { method: 'GET', path: '/api/covers/{id}' },
  { method: 'POST', path: '/api/csp-report', type: 'application/csp-report' },
  { method: 'POST', path: '/api/remote-reports', type: 'application/json' },
  { method: 'GET', path: '/api/openapi.json' },
  ...[
    '/livez',
    '/readyz',
    '/.well-known/security.txt',
    '/metrics',
    '/registry.json',
    '/{page}',
    '/assets/{file}',
    '/releases/{file}',
    '/playlists/{id}',
  ].map((path) => ({ method: 'GET', path })),
];
export const ATTACK_STRINGS = [
  '', ' ', '.', '..', '../../etc/passwd', '%2e%2e%2f', '%00', '\0', '\u202e', '\ufeff', '%', '%E0%A4%A', '%ED%A0%80', '\ud800',
  '💥', '＠', 'İ', "' or 1=1 --", '"); drop table users', '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '__proto__',
  'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '0', '1e309', '9007199254740993', '0x10', '1.5', 'true', '[]',
  '//evil.example', '/\\evil.example', 'javascript:alert(1)', '\r\nX-Injected: 1', '\u2028', 'a'.repeat(300), 'é'.repeat(3000),
]; // prettier-ignore
export const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { toString: 1 },
  { __proto__: null },
];
export const TYPES = [
  '', 'application/json', 'application/json; charset=utf-16', 'application/json garbage', 'text/plain', 'application/csp-report',
  'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b',
  'multipart/form-data; boundary=b', '*/*', ';', 'a'.repeat(5000), 'application/json, multipart/form-data; boundary=b',
]; // prettier-ignore
export const HEADERS = [
  ['Host', ['evil.example', '', '127.0.0.1:1', '[::1]', 'localhost', 'a'.repeat(4000), '127.0.0.1, evil.example']],
  ['Origin', ['null', 'https://evil.example', '', 'x']],
  ['Sec-Fetch-Site', ['cross-site', 'same-site', 'none', '', 'x'.repeat(2000)]],
  ['Cookie', ['segue-session=', `segue-session=${'a'.repeat(43)}`, 'segue-device=a.b', '=', ';;;', '%', 'a'.repeat(9000), '\xff']],
  ['Accept', ['text/html', 'application/json', '', 'x']],
  ['Accept-Encoding', ['br', 'gzip', 'identity;q=0, *;q=0', 'x']],
  ['Content-Encoding', ['gzip', 'br', 'x']],
  ['Range', ['bytes=0-0', 'bytes=9-1', 'bytes=-9999999', 'x', `bytes=${'0-0,'.repeat(900)}`]],
  ['If-None-Match', ['*', 'W/"x"', 'x']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
  ['X-Forwarded-For', ['1.2.3.4', 'x', '::1, 10.0.0.1']],
  ['X-Request-Id', ['<script>', 'a'.repeat(3000)]],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['h2c', 'websocket']],
  ['Transfer-Encoding', ['chunked', 'gzip', 'chunked, chunked', 'x']],
  ['Content-Length', ['0', '-1', '1', '99999999', '5, 5', 'x']],
  ['Connection', ['close, x', 'Upgrade', '']],
  ['Accept-Version', ['1', '*']],
]; // prettier-ignore
/** Headers that tell where a request ends, or what happens to its connection. */
export const FRAMING = ['Transfer-Encoding', 'Content-Length', 'Connection', 'Expect', 'Upgrade'];
export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'QUERY',
];
