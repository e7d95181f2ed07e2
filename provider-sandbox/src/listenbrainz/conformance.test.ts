/**
 * What ListenBrainz answers. Without settings the sandbox is asked; with LISTENBRAINZ_TEST_URL and LISTENBRAINZ_TEST_TOKEN a real server,
 * such as https://api.listenbrainz.org, which then keeps the listens of this test.
 */
import { createSandbox, type Sandbox } from '../create-sandbox';
import { ask } from '../testing/client';

const REAL = process.env['LISTENBRAINZ_TEST_URL'];
const TOKEN = process.env['LISTENBRAINZ_TEST_TOKEN'] ?? 'sandbox-token-of-robin';
const AT = Math.floor(Date.now() / 1000) - 600;

let sandbox: Sandbox | undefined;
beforeAll(async () => {
  if (!REAL) sandbox = await createSandbox({ port: 0 });
});
afterAll(() => sandbox?.close());

const call = (path: string, token: string, body?: object) =>
  ask(`${REAL ?? sandbox?.urls.listenBrainz}/1/${path}`, {
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const listen = (change: object = {}) => ({
  listened_at: AT,
  track_metadata: { artist_name: 'Ada Solano', track_name: 'Midnight Harbour' },
  ...change,
});
const submit = (body: object, token = TOKEN) => call('submit-listens', token, body);

test('a token is valid and names its user, or is not', async () => {
  const { status, json } = await call('validate-token', TOKEN);
  expect([status, json()]).toMatchObject([200, { valid: true, user_name: expect.any(String) }]);
  expect((await call('validate-token', 'no-such-token')).json()).toMatchObject({ valid: false });
});

test('a listen is kept once, however often it comes', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { status, json } = await submit({ listen_type: 'single', payload: [listen()] });
    expect([status, json()]).toEqual([200, { status: 'ok' }]);
  }
  if (REAL) return;
  const { payload } = (await call(`user/robin/listens?min_ts=${AT - 1}&max_ts=${AT + 1}`, TOKEN)).json() as {
    payload: { count: number; listens: object[] };
  };
  expect([payload.count, payload.listens]).toMatchObject([1, [listen()]]);
  const { users } = (await ask(sandbox!.urls.control)).json() as { users: { listenbrainz: object[] } };
  expect(users.listenbrainz[0]).toMatchObject({ name: 'robin', listens: 1, duplicates: 1 });
});

test('an unknown token is refused', async () => {
  const { status, json } = await submit({ listen_type: 'single', payload: [listen()] }, 'no-such-token');
  expect([status, json()]).toMatchObject([401, { code: 401 }]);
});

test.each<[string, number, object]>([
  ['an unknown type', 400, { listen_type: 'once', payload: [listen()] }],
  ['no listen', 400, { listen_type: 'single', payload: [] }],
  [
    'a listen without artist',
    400,
    { listen_type: 'single', payload: [listen({ track_metadata: { track_name: 'A' } })] },
  ],
  ['a time before Last.fm', 400, { listen_type: 'single', payload: [listen({ listened_at: 1 })] }],
])('%s is refused', async (_what, expected, body) => {
  const { status, json } = await submit(body);
  expect([status, json()]).toMatchObject([expected, { code: expected, error: expect.any(String) }]);
});
