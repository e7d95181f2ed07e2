import { openSocket, exchange, listen, parseAnswer } from '../testing/raw-http';
import { appPerFile } from '../testing/server.fixture';

const server = appPerFile({ LIMIT_HEADERS_SECONDS: '1', LIMIT_REQUEST_SECONDS: '2', LOG_LEVEL: 'info' });
let port: number;
beforeAll(async () => {
  port = await listen(server.app);
});
beforeEach(() => server.lines.splice(0));

const HOST = 'Host: 127.0.0.1:4000\r\n';
const ID = /^[0-9a-f-]{36}$/;

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['two lengths', `POST /api/x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s: rejected with its status', async (_case, bytes, status) => {
  expect(parseAnswer(await exchange(port, bytes)).status).toBe(status);
});

const BODY = `Content-Type: application/csp-report\r\nContent-Length: 9\r\n\r\n{`;

test('slow headers, a slow body and no byte at all: answered 408 when the limit is over', async () => {
  const from = performance.now();
  const dripping = openSocket(port, `GET / HTTP/1.1\r\n${HOST}X-Slow: `);
  const drip = setInterval(() => dripping.write('a'), 100);
  let received = '';
  dripping.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const [body, nothing] = await Promise.all([
    exchange(port, `POST /api/csp-report HTTP/1.1\r\n${HOST}${BODY}`),
    exchange(port, ''),
    new Promise((closed) => dripping.once('close', closed)),
  ]);
  clearInterval(drip);
  for (const answer of [received, body, nothing]) expect(parseAnswer(answer).status).toBe(408);
  expect(performance.now() - from).toBeLessThan(5000);
});

test('a protocol upgrade is ignored and the request answered', async () => {
  const upgrade = `GET /livez HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`;
  expect(parseAnswer(await exchange(port, upgrade)).status).toBe(200);
});

test.each([
  ['/livez', 200],
  ['/api/auth/checkAuth', 200],
  ['/api/nothing', 404],
  ['/api/search/%E0%A4%A/spotify/20/0', 400],
])('%s: X-Request-Id is the id in the log, never the client’s', async (url, status) => {
  const answer = await server.app.inject({ url, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['x-request-id']).toMatch(ID);
  expect(server.lines.join('')).not.toContain('mine');
  if (url.startsWith('/api/'))
    expect(server.lines.join('')).toContain(`"reqId":"${String(answer.headers['x-request-id'])}"`);
});
