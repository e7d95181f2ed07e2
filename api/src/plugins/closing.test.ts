import { isError } from '@segue/contract';
import { exchange, listen, openSocket, parseAnswer } from '../testing/raw-http';
import { startTestApp } from '../testing/test-app';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

test('while the server drains every request is answered and ends its connection', async () => {
  const { app, close } = await startTestApp();
  const port = await listen(app);
  app.draining.start();
  const answer = parseAnswer(await exchange(port, request('/api/auth/checkAuth')));
  expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await close();
});

test.each([
  ['no request yet', ''],
  ['half of its headers', 'GET /livez HTTP/1.1\r\nHost: 127'],
  ['an answered request', request('/livez')],
])('a connection with %s does not delay the shutdown', async (_, sent) => {
  const { app, close } = await startTestApp();
  const port = await listen(app);
  const connected = new Promise((resolve) => app.server.once('connection', resolve));
  const socket = openSocket(port, sent);
  await connected;
  if (sent.endsWith('\r\n\r\n')) await new Promise((resolve) => socket.once('data', resolve));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const from = performance.now();
  await Promise.all([close(), ended]);
  expect(performance.now() - from).toBeLessThan(2000);
});

test('a request that arrives during shutdown gets 503 busy', async () => {
  const { app, close } = await startTestApp();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    app.get('/held', async () => {
      resolve();
      await held;
      return 'done';
    });
  });
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  const socket = openSocket(await listen(app), request('/held'));
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await asked;
  const closed = close();
  await closing;
  const arrived = new Promise((resolve) => app.server.once('request', resolve));
  socket.write(request('/livez'));
  await arrived;
  release();
  await Promise.all([closed, ended]);

  const second = parseAnswer(received.slice(received.lastIndexOf('HTTP/1.1')));
  expect(second.status).toBe(503);
  expect(isError(second.body, 'busy')).toBe(true);
  expect(second.headers).toMatchObject({
    'retry-after': '1',
    'x-frame-options': 'DENY',
    connection: 'close',
  });
  expect(second.headers['x-request-id']).toBeDefined();
});
