// Access is checked again when the body has arrived: a request held back until its session ended is refused.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PASSWORD, emptyServerPerTest, type Browser, NEW_PASSWORD } from '../../testing/server.fixture';
import { pauseFirstCall } from '../../testing/pause-call';

const server = emptyServerPerTest();
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const EMAIL = 'owner@example.com';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=cut';
const form = '--cut\r\ncontent-disposition: form-data; name="name"\r\n\r\nTheirs\r\n--cut--\r\n';

type Sent = { line: string; body: string; type?: string };

/** Sends a request without its body and waits until the server expects it; `send` then sends the body and returns the status. */
async function begin(browser: Browser, { line, body, type = JSON_TYPE }: Sent) {
  const { port } = server.app.server.address() as AddressInfo;
  const isWaiting = new Promise<void>((resolve) => {
    server.app.server.prependOnceListener('request', (request: IncomingMessage) => {
      request.on('newListener', (event) => event === 'data' && resolve());
    });
  });
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${line} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    'sec-fetch-site: same-origin',
    `cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await isWaiting;
  return async (): Promise<number> => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(body);
    await once(socket, 'end');
    return Number(answer.split(' ')[1]);
  };
}

/** Holds the next answer of a password task. */
function hold(task: 'hash' | 'verify') {
  const passwords = server.app.passwords as Record<typeof task, (...parameters: never[]) => Promise<unknown>>;
  const held = pauseFirstCall(passwords[task]);
  passwords[task] = held.call;
  return held;
}

const setUp = JSON.stringify({ email: 'theirs@example.com', password: PASSWORD });
const writes: [string, Sent][] = [
  ['an e-mail', { line: 'PUT /api/user/profile', body: JSON.stringify({ email: 'thief@example.com' }) }],
  ['a playlist', { line: 'PUT /api/playlists', body: form, type: FORM_TYPE }],
];

test.each(writes)('%s whose body arrives after the password change is refused', async (_name, sent) => {
  const owner = await server.member(EMAIL);
  const thief = await server.signedIn(EMAIL);
  const finish = await begin(thief, sent);
  expect((await owner.changePassword()).statusCode).toBe(200);
  expect(await finish()).toBe(401);

  expect(await server.rows('users')).toMatchObject([{ email: EMAIL }]);
  expect(await server.rows('playlists')).toEqual([]);
});

test('a setup whose body arrives after the logout sets no password', async () => {
  const newcomer = await server.newcomer('spotify', 'newcomer');
  const finish = await begin(newcomer, { line: 'POST /api/settings/setupAccount', body: setUp });
  await newcomer.logout();
  expect(await finish()).toBe(401);
  expect(await server.rows('users')).toMatchObject([{ password_hash: null }]);
});

test('a setup during which the user logs out sets no password', async () => {
  const newcomer = await server.newcomer('spotify', 'newcomer');
  const held = hold('hash');
  const settingUp = newcomer.clone().setUp('theirs@example.com');
  await held.reached;
  await newcomer.logout();
  held.release();
  expect((await settingUp).statusCode).toBe(401);
  expect(await server.rows('users')).toMatchObject([{ password_hash: null }]);
});

test('a password change during which the user logs out has no effect', async () => {
  const owner = await server.member(EMAIL);
  const held = hold('hash');
  const changing = owner.clone().changePassword();
  await held.reached;
  await owner.logout();
  held.release();
  expect((await changing).statusCode).toBe(401);
  expect((await server.visitor().signIn(EMAIL)).statusCode).toBe(200);
});

test.each(['in the profile', "by an operator's link"])(
  'a sign-in during which the password changes is refused: %s',
  async (place) => {
    const owner = await server.member(EMAIL);
    const signIn = (password: string) => server.visitor().signIn(EMAIL, password);
    const wrong = await signIn('Sunshine43');

    const held = hold('verify');
    const signingIn = signIn(PASSWORD);
    await held.reached;
    const changed =
      place === 'in the profile'
        ? await owner.changePassword()
        : await server.reset(await server.resetLink(EMAIL));
    expect(changed.statusCode).toBe(200);
    held.release();

    const overtaken = await signingIn;
    expect(overtaken.statusCode).toBe(401);
    expect(overtaken.json()).toEqual(wrong.json());
    expect(overtaken.cookies).toEqual([]);
    // One session remains for a change in the profile, none for a reset link.
    expect(await server.rows('sessions')).toHaveLength(place === 'in the profile' ? 1 : 0);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
  },
);
