import { isError } from '@segue/contract';
import { migrateDatabase } from '../commands/migrate';
import { runCommand } from '../testing/data-commands';
import { makeOlderDatabase } from '../testing/older-database';
import { exchange, listen, openSocket, parseAnswer } from '../testing/raw-http';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { startTestApp } from '../testing/test-app';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

test('a second server on one SQLite file starts when the first has closed', async () => {
  const first = await startTestApp({ SEGUE_DATA_DIR: folder });
  const order: string[] = [];
  const write = (line: string) => {
    // The first server closes when the second one reports that it waits.
    if (line.includes('waiting for another server'))
      void first.close().then(() => order.push('first closed'));
  };
  const second = await startTestApp({ SEGUE_DATA_DIR: folder, LOG_LEVEL: 'warn' }, { log: { write } });
  order.push('second started');
  expect(order).toEqual(['first closed', 'second started']);
  await second.close();
});

test('the log of a start names the version of SQLite and the journal mode', async () => {
  const server = await startTestApp({ SEGUE_DATA_DIR: folder, LOG_LEVEL: 'info' });
  await server.close();
  const log = server.lines.join('');
  expect(log).toMatch(/"sqlite":\{"version":"3\.\d+\.\d+","journalMode":"wal"\}/);
});

test('MIGRATE_AT_START=0: a server refuses an older database until npm run server -- migrate', async () => {
  await makeOlderDatabase(folder);
  const env = { SEGUE_DATA_DIR: folder, MIGRATE_AT_START: '0' };
  await expect(startTestApp(env)).rejects.toThrow(
    /^The database needs an upgrade first \(.*9000-nickname\): stop the servers and run npm run server -- migrate\.$/,
  );
  expect(await runCommand(migrateDatabase, [], folder)).toEqual({
    code: 0,
    printed: 'The database is ready for this version.\n',
  });
  await (await startTestApp(env)).close();
});

test('npm run server -- migrate creates a database that does not exist yet', async () => {
  const env = { SEGUE_DATA_DIR: folder, MIGRATE_AT_START: '0' };
  await expect(startTestApp(env)).rejects.toThrow('There is no database in');
  await runCommand(migrateDatabase, [], folder);
  await (await startTestApp(env)).close();
});

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
