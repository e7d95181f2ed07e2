import { serverPerFile, type Browser } from '../../testing/server.fixture';
import { listen, openSocket, exchange, parseAnswer } from '../../testing/raw-http';

const server = serverPerFile({ LOG_LEVEL: 'debug' });
let browser: Browser;
let port: number;
beforeAll(async () => {
  browser = await server.member();
  port = await listen(server.app);
});
beforeEach(() => server.lines.splice(0));

const FORM = 'multipart/form-data; boundary=xx';
const part = (disposition: string, value = 'Evening', more = '') =>
  `--xx\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${value}\r\n`;
const NAME = part('form-data; name="name"');
const COVER = part('form-data; name="playlistCover"; filename="cover.png"', 'no picture');
const END = '--xx--\r\n';
const INNER_TYPE = 'Content-Type: multipart/mixed; boundary=yy\r\n';
const INNER = '--yy\r\nContent-Disposition: file; filename="a"\r\n\r\na\r\n--yy--';

const ourErrors = () => server.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

test.each([
  ['without a body', FORM, ''],
  ['that ends in a header', FORM, '--xx\r\nContent-Disposition: form-da'],
  ['that ends in a file', FORM, `${NAME}${COVER.slice(0, -6)}`],
  ['without a boundary in the type', 'multipart/form-data', `${NAME}${END}`],
  ['with another boundary in the body', 'multipart/form-data; boundary=yy', `${NAME}${END}`],
  ['with a form inside', FORM, `${part('form-data; name="name"', INNER, INNER_TYPE)}${END}`],
  ['with too many parts', FORM, `${NAME.repeat(9)}${END}`],
  ['with two names', FORM, `${NAME}${NAME}${END}`],
  ['that ends in a header of 100 kB', FORM, NAME.replace('\r\n\r\n', `\r\nX: ${'a'.repeat(1e5)}`)],
  ['with a name of 100 kB', FORM, `${part('form-data; name="name"', 'a'.repeat(1e5))}${END}`],
  ['with a part without disposition', FORM, `--xx\r\n\r\nEvening\r\n${END}`],
  ['with a field named __proto__', FORM, `${part('form-data; name="__proto__"')}${END}`],
  [
    'with a field of broken JSON',
    FORM,
    part('form-data; name="name"', '{', 'Content-Type: application/json\r\n'),
  ],
])('a form %s is refused with 400, not 500', async (_case, type, payload) => {
  const answer = await browser.send({
    method: 'PUT',
    url: '/api/playlists',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('badRequest');
  expect(ourErrors()).toEqual([]);
});

function head(length: number): string {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return [
    'PUT /api/playlists HTTP/1.1',
    'Host: 127.0.0.1:4000',
    `Cookie: ${cookie}`,
    `Content-Type: ${FORM}`,
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

test.each([
  ['a field', NAME.slice(0, -4)],
  ['a file', `${NAME}${COVER.slice(0, -4)}`],
])('an upload aborted in %s is not logged as a server error', async (_case, sent) => {
  const closed = new Promise((resolve) => {
    server.app.server.once('connection', (connection) => connection.once('close', resolve));
  });
  const socket = openSocket(port, head(10_000) + sent);
  await until(() => server.lines.some((line) => line.includes('starting multipart parsing')));
  socket.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(ourErrors()).toEqual([]);
});

test('a refused form of 4 MB does not block its connection for the next request', async () => {
  const body = `${part('form-data; name="other"; filename="a"', 'a'.repeat(4e6))}${END}`;
  const next = 'GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nConnection: close\r\n\r\n';
  const received = await exchange(port, head(body.length) + body + next);
  expect(parseAnswer(received).status).toBe(400);
  expect(received).toContain('"database":"ok"');
});

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 3000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`did not happen; the log says ${server.lines.join('')}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
