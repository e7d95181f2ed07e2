import { errorAnswerSchema } from '@segue/contract';
import { openSocket, exchange, listen, parseAnswer } from '../testing/raw-http';
import { securityHeaders } from './response-headers';
import { appPerFile } from '../testing/server.fixture';

const server = appPerFile({ LIMIT_HEADERS_SECONDS: '1', LIMIT_REQUEST_SECONDS: '2', LOG_LEVEL: 'info' });
let port: number;
beforeAll(async () => {
  port = await listen(server.app);
});
beforeEach(() => server.lines.splice(0));

const HOST = 'Host: 127.0.0.1:4000\r\n';
const ID = /^[0-9a-f-]{36}$/;

function expectRejection(received: string, status: number): void {
  const answer = parseAnswer(received);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    ...securityHeaders(server.app.config),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(errorAnswerSchema.parse(JSON.parse(answer.body)).code).toBe('badRequest');
  expect(answer.headers['x-request-id']).toMatch(ID);
  expect(
    server.lines.filter((line) => line.includes(`"reqId":"${answer.headers['x-request-id']}"`)),
  ).not.toEqual([]);
}

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an unknown version', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['two lengths', `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['an unknown encoding', `POST /api/x HTTP/1.1\r\n${HOST}Transfer-Encoding: zip\r\n\r\n`, 400],
  ['a space in the target', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s: rejected with the security headers and the contract’s error', async (_case, bytes, status) => {
  expectRejection(await exchange(port, bytes), status);
});

test.each([
  ['headers', `GET / HTTP/1.1\r\n${HOST}X-Slow: `, 1000],
  ['start (no byte sent)', '', 1000],
  [
    'body',
    `POST /api/csp-report HTTP/1.1\r\n${HOST}Content-Type: application/csp-report\r\nContent-Length: 9\r\n\r\n{`,
    2000,
  ],
])('slow %s: answered 408 within two seconds after the limit', async (_case, bytes, limitMs) => {
  const from = performance.now();
  const received = await exchange(port, bytes);
  const tookMs = performance.now() - from;
  expectRejection(received, 408);
  expect(tookMs).toBeGreaterThan(limitMs - 100);
  expect(tookMs).toBeLessThan(limitMs + 2000);
});

test('sending header bytes slowly does not extend the time limit', async () => {
  const socket = openSocket(port, `GET / HTTP/1.1\r\n${HOST}X-Slow: `);
  const drip = setInterval(() => socket.write('a'), 100);
  const from = performance.now();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(drip);
  expect(parseAnswer(received).status).toBe(408);
  expect(performance.now() - from).toBeLessThan(3000);
});

test('pipelining: a malformed second request is not answered as if it were the first', async () => {
  const received = await exchange(port, `GET /livez HTTP/1.1\r\n${HOST}\r\nrubbish\r\n\r\n`);
  expect(received).not.toContain('400 Bad Request');
});

test('a protocol upgrade is ignored and the request answered', async () => {
  const upgrade = `GET /livez HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`;
  expect(parseAnswer(await exchange(port, upgrade)).status).toBe(200);
});

test.each([
  ['/livez', 200],
  ['/api/auth/checkAuth', 200],
  ['/api/playlists', 401],
  ['/api/nothing', 404],
  ['/assets/none.js', 404],
  ['/api/search/%E0%A4%A/spotify/20/0', 400],
])('%s: X-Request-Id is the id in the log, never the client’s', async (url, status) => {
  const answer = await server.app.inject({ url, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['x-request-id']).toMatch(ID);
  expect(server.lines.join('')).not.toContain('mine');
  if (url.startsWith('/api/'))
    expect(server.lines.join('')).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`);
});
