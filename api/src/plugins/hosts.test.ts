import { exchange, listen, parseAnswer } from '../testing/raw-http';
import { appPerFile, startTestServer, type TestApp } from '../testing/server.fixture';
import { networkOf } from './network';

const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://segue.example', ALLOWED_HOSTS: 'api.internal' };
const local = appPerFile();
const alone = appPerFile(PUBLIC);
const behind = appPerFile({ ...PUBLIC, TRUSTED_PROXIES: '127.0.0.1' });
let port: number;
beforeAll(async () => {
  port = await listen(local.app);
});

const statusFor = async (server: TestApp, headers: Record<string, string>, url = '/api/auth/checkAuth') =>
  (await server.app.inject({ url, headers })).statusCode;

test.each([
  ['127.0.0.1:4000', 200],
  ['LOCALHOST:4000', 200],
  ['[::1]:4000', 200],
  ['evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['evil.example@127.0.0.1', 421],
])('a local server answers host %s with %i', async (host, status) => {
  expect(await statusFor(local, { host })).toBe(status);
});

test.each(['/home', '/assets/main.js', '/registry.json'])(
  'under a foreign host name %s answers 421',
  async (url) => {
    expect(await statusFor(local, { host: 'evil.example' }, url)).toBe(421);
  },
);

test('a public server answers for its public name and for ALLOWED_HOSTS', async () => {
  for (const host of ['segue.example', 'segue.example:443', 'api.internal:4000'])
    expect(await statusFor(alone, { host })).toBe(200);
  for (const host of ['localhost:4000', '10.0.0.7:4000']) expect(await statusFor(alone, { host })).toBe(421);
});

test.each(['/livez', '/readyz'])('%s answers for every host name', async (path) => {
  expect(await statusFor(local, { host: '10.0.0.7:4000' }, path)).toBe(200);
});

test('X-Forwarded-Host is used only from a trusted proxy', async () => {
  const inner = { host: 'segue:4000' };
  expect(await statusFor(behind, { ...inner, 'x-forwarded-host': 'segue.example' })).toBe(200);
  expect(await statusFor(behind, { host: 'segue.example', 'x-forwarded-host': 'evil.example' })).toBe(421);
  expect(await statusFor(alone, { ...inner, 'x-forwarded-host': 'segue.example' })).toBe(421);
  expect(await statusFor(alone, { host: 'segue.example', 'x-forwarded-host': 'evil.example' })).toBe(200);
});

test.each([
  ['GET http://evil.example/api/auth/checkAuth HTTP/1.1', 'Host: 127.0.0.1', 421],
  ['GET http://127.0.0.1:4000/api/auth/checkAuth HTTP/1.1', 'Host: evil.example', 421],
  ['GET http://127.0.0.1:4000/api/auth/checkAuth HTTP/1.1', 'Host: 127.0.0.1:4000', 200],
  ['GET http://127.0.0.1:4000 HTTP/1.1', 'Host: 127.0.0.1:4000', 503],
  ['GET /api/auth/checkAuth HTTP/1.1', 'X-No: host', 421],
  ['GET /api/auth/checkAuth HTTP/1.0', 'X-No: host', 421],
  ['GET /livez HTTP/1.0', 'X-No: host', 200],
])('"%s" with "%s" answers %i', async (line, host, status) => {
  const answer = parseAnswer(await exchange(port, `${line}\r\n${host}\r\nConnection: close\r\n\r\n`));
  expect(answer.status).toBe(status);
  expect(answer.headers['x-frame-options']).toBe('DENY');
});

/** How often a server warned after two requests with these headers from 127.0.0.1. */
async function warnings(trusted: string, headers: Record<string, string>): Promise<number> {
  const env = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: trusted };
  const server = await startTestServer(env);
  for (let request = 0; request < 2; request += 1) {
    await server.visitor().send({ method: 'GET', url: '/livez', headers });
  }
  await server.close();
  const found = server.lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  expect(found.every((line) => line.includes('127.0.0.1'))).toBe(true);
  return found.length;
}

test.each([
  ['', { 'x-forwarded-for': '198.51.100.7' }, 1],
  ['', { forwarded: 'for=198.51.100.7' }, 1],
  ['10.0.0.0/8', { 'x-forwarded-for': '198.51.100.7' }, 1],
  ['127.0.0.1', { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }, 0],
])('TRUSTED_PROXIES="%s" and the headers %j: %i warning', async (trusted, headers, expected) => {
  expect(await warnings(trusted, headers as Record<string, string>)).toBe(expected);
});

// A forwarded host may have a port that changes with each connection, or be any text.
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['unknown', 'unreadable'],
  ['_hidden-7', 'unreadable'],
  ['192.0.2.999', 'unreadable'],
])('the client network of %s is %s [API-57]', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
