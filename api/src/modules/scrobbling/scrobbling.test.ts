// Against the sandbox, which keeps what arrives and counts what arrives twice.
import { routes, type ScrobbleTarget } from '@segue/contract';
import type { Effect } from '@segue/provider-sandbox';
import { startMusicServer } from '../../testing/music-server.fixture';
import { bodyOf, expectError, startTestServer, type Browser } from '../../testing/server.fixture';
import type {} from './plugin';
import { changeScrobble, findDue } from './repository';

const { sandbox, server, connected, song, fault, calls } = startMusicServer();
const TOKEN = 'sandbox-token-of-robin';
const HOUR_S = 3600;

const turn = (browser: Browser, target: ScrobbleTarget['target'], body: object) =>
  browser.call('PUT', `/api/scrobbling/${target}`, body);
const turnOn = async (browser: Browser, target: ScrobbleTarget['target'] = 'listenbrainz') =>
  expect((await turn(browser, target, { isOn: true, token: TOKEN })).statusCode).toBe(200);
const stateOf = async (browser: Browser, target: ScrobbleTarget['target'] = 'listenbrainz') =>
  bodyOf(await browser.call('GET', '/api/scrobbling'), routes.getScrobbling.answers[200]).targets.find(
    (one) => one.target === target,
  );
const now = () => server().app.clock().getTime();
const deliver = () => server().app.scrobbling.deliver();

/** A song of the music server is heard. */
async function hear(browser: Browser, startedAt = new Date(now() - 600_000).toISOString()) {
  const { id } = await song(browser);
  const answer = await browser.call('POST', '/api/listens', {
    provider: 'musicserver',
    trackId: id,
    startedAt,
  });
  expect(answer.statusCode).toBe(200);
  await deliver();
  return id;
}
async function arrived(): Promise<{ listens: number; duplicates: number }> {
  const answer = await fetch(sandbox().urls.control);
  const { users } = (await answer.json()) as { users: { listenbrainz: never[] } };
  return users.listenbrainz[0]!;
}
const submissions = () => sandbox().control.log.list({ service: 'listenbrainz', path: '/1/submit-listens' });
const failWith = (effect: Effect | string, times = 1) =>
  sandbox().control.faults.add({ service: 'listenbrainz', path: '/1/submit-listens', effect, times });
const ok = { listens: 1, duplicates: 0 };

afterEach(async () => {
  await server().app.database.deleteFrom('users').execute();
  // No back-off lasts longer.
  server().wait(HOUR_S);
});

test('scrobbling: nothing is sent anywhere unless the user has turned it on [SCROBBLE-01]', async () => {
  const browser = await connected();
  await hear(browser);
  server().wait(HOUR_S);
  await deliver();
  expect(sandbox().control.log.list({ service: 'listenbrainz' })).toEqual([]);
  expect(calls('/rest/scrobble.view')).toEqual([]);
  expect(await server().rows('scrobbles')).toEqual([]);
});

test('scrobbling: the token is checked, encrypted, and never sent back [SCROBBLE-02]', async () => {
  const browser = await connected();
  expectError(await turn(browser, 'listenbrainz', { isOn: true, token: 'wrong' }), 'connectionRefused');
  expect(await stateOf(browser)).toMatchObject({ isOn: false });
  await turnOn(browser);
  expect(await stateOf(browser)).toEqual({
    target: 'listenbrainz',
    isOn: true,
    account: 'robin',
    needsToken: false,
  });
  const stored = JSON.stringify(await server().rows('scrobble_targets'));
  const exported = (await browser.call('GET', '/api/settings/export')).body;
  expect(`${stored}${exported}`).not.toContain(TOKEN);
  expect(exported).toContain('"account":"robin"');
});

test('scrobbling: a listen arrives once with names and time, however often it is reported [SCROBBLE-03]', async () => {
  const browser = await connected();
  await turnOn(browser);
  const startedAt = new Date(now() - 600_000).toISOString();
  await hear(browser, startedAt);
  await hear(browser, startedAt);
  expect([await arrived(), submissions().length]).toMatchObject([ok, 1]);
  expect(JSON.parse(submissions()[0]!.body)).toMatchObject({
    listen_type: 'single',
    payload: [
      {
        listened_at: Math.floor(Date.parse(startedAt) / 1000),
        track_metadata: {
          artist_name: expect.any(String),
          track_name: expect.any(String),
          additional_info: { submission_client: 'Segue', music_service_name: 'Attic' },
        },
      },
    ],
  });
  await turn(browser, 'listenbrainz', { isOn: false });
  await hear(browser);
  expect([await arrived(), await stateOf(browser)]).toMatchObject([ok, { isOn: false }]);
});

const answer = (status: number, headers: Record<string, string> = {}): Effect => ({
  kind: 'answer',
  status,
  headers,
  body: { code: status, error: 'A fault.' },
});

test.each<[string, Effect | string, number]>([
  ['a broken connection', { kind: 'reset' }, 60],
  ['a failing server', answer(500), 60],
  ['a limit of requests', answer(429, { 'retry-after': '600' }), 640],
])('scrobbling: after %s the listen is sent again, once [SCROBBLE-04]', async (_what, effect, waitS) => {
  const browser = await connected();
  await turnOn(browser);
  failWith(effect);
  await hear(browser);
  await deliver();
  expect([(await arrived()).listens, submissions().length]).toEqual([0, 1]);
  server().wait(waitS);
  await deliver();
  expect([await arrived(), submissions().length]).toMatchObject([ok, 2]);
});

test('scrobbling: Retry-After is kept [SCROBBLE-04]', async () => {
  const browser = await connected();
  await turnOn(browser);
  failWith(answer(429, { 'retry-after': '600' }));
  await hear(browser);
  server().wait(590);
  await deliver();
  expect(submissions()).toHaveLength(1);
});

test('scrobbling: a listen that the service refuses as invalid is not sent again [SCROBBLE-04]', async () => {
  const browser = await connected();
  await turnOn(browser);
  failWith(answer(400));
  await hear(browser);
  server().wait(24 * HOUR_S);
  await deliver();
  expect([(await arrived()).listens, submissions().length]).toEqual([0, 1]);
});

test('scrobbling: a refused token stops it until there is a new one; nothing is lost [SCROBBLE-05]', async () => {
  const browser = await connected();
  await turnOn(browser);
  failWith(answer(401));
  await hear(browser);
  expect(await stateOf(browser)).toMatchObject({ isOn: true, needsToken: true });
  server().wait(24 * HOUR_S);
  await deliver();
  expect(submissions()).toHaveLength(1);
  await turnOn(browser);
  await deliver();
  expect([await arrived(), await stateOf(browser)]).toMatchObject([ok, { needsToken: false }]);
});

/** The state after a crash between the request and the record of its answer. */
async function crash(mayHaveArrived: 0 | 1 = 1) {
  const change = { due_at: new Date(now() + 60_000).toISOString(), may_have_arrived: mayHaveArrived };
  await server().app.database.updateTable('scrobbles').set(change).execute();
  server().wait(61);
  await deliver();
}

test('scrobbling: a server that died after sending does not make the next one send again [SCROBBLE-06]', async () => {
  const browser = await connected();
  await turnOn(browser);
  await turnOn(browser, 'musicserver');
  await hear(browser);
  await crash();
  expect([await arrived(), submissions().length]).toMatchObject([ok, 1]);
  expect(calls('/rest/scrobble.view')).toHaveLength(1);
});

test('scrobbling: a server that died before sending loses nothing at ListenBrainz [SCROBBLE-06]', async () => {
  const browser = await connected();
  await turnOn(browser);
  failWith({ kind: 'reset' });
  await hear(browser);
  await crash();
  expect(await arrived()).toMatchObject(ok);
});

test('scrobbling: of two servers that read the same row, one sends it [SCROBBLE-06]', async () => {
  const browser = await connected();
  await turnOn(browser);
  failWith(answer(500));
  await hear(browser);
  server().wait(HOUR_S);
  const { database, clock } = server().app;
  const row = (await findDue(database, clock().toISOString()))!;
  const claim = { due_at: new Date(now() + 60_000).toISOString(), attempts: 2, may_have_arrived: 1 as const };
  expect([await changeScrobble(database, row, claim), await changeScrobble(database, row, claim)]).toEqual([
    true,
    false,
  ]);
});

test('music server: its songs are counted there, those of others are not [SCROBBLE-07]', async () => {
  const browser = await connected();
  await turnOn(browser, 'musicserver');
  const startedAt = new Date(now() - 600_000).toISOString();
  const id = await hear(browser, startedAt);
  const [call] = calls('/rest/scrobble.view');
  expect(call?.query).toMatchObject({ id, time: String(Date.parse(startedAt)), submission: 'true' });
  expect(sandbox().control.log.list({ service: 'listenbrainz' })).toEqual([]);
});

test.each<[string, Effect]>([
  ['a broken connection', { kind: 'reset' }],
  ['a failing server', answer(500)],
])('music server: after %s nobody knows, so it is not sent again [SCROBBLE-07]', async (_what, effect) => {
  const browser = await connected();
  await turnOn(browser, 'musicserver');
  fault('/rest/scrobble.view', effect, 1);
  await hear(browser);
  server().wait(24 * HOUR_S);
  await deliver();
  expect(calls('/rest/scrobble.view')).toHaveLength(1);
});

test('music server: needs the user’s connection to it [SCROBBLE-07]', async () => {
  const browser = await server().member();
  expectError(await turn(browser, 'musicserver', { isOn: true }), 'notConnected');
  expectError(await turn(browser, 'spotify', { isOn: true }), 'providerNotConfigured');
});

test.each([
  ['where the operator does not allow it', '0', 'https://listens.example'],
  ['over http', '1', 'http://listens.example'],
  ['of cloud metadata', '1', 'http://169.254.169.254'],
])('own server: refused %s, without a request to it [SCROBBLE-08]', async (_what, allowed, serverUrl) => {
  const other = await startTestServer({ LISTENBRAINZ_OWN_SERVERS: allowed });
  try {
    const browser = await other.member();
    expectError(await turn(browser, 'listenbrainz', { isOn: true, token: TOKEN, serverUrl }), 'badRequest');
  } finally {
    await other.close();
  }
});

test('own server: used instead of the usual one where it is allowed [SCROBBLE-08]', async () => {
  const other = await startTestServer({
    LISTENBRAINZ_OWN_SERVERS: '1',
    LISTENBRAINZ_URL: 'http://127.0.0.1:1',
  });
  try {
    const browser = await other.member();
    const body = { isOn: true, token: TOKEN, serverUrl: sandbox().urls.listenBrainz };
    expect((await turn(browser, 'listenbrainz', body)).statusCode).toBe(200);
    expectError(await turn(browser, 'listenbrainz', { isOn: true, token: TOKEN }), 'providerUnavailable');
  } finally {
    await other.close();
  }
});
