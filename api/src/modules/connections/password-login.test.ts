// A music server at the whole API: connecting, lists, and what must not leave the server.
import { routes } from '@segue/contract';
import { refusal, soundPath, startMusicServer } from '../../testing/music-server.fixture';
import { MUSIC_SERVER_USER } from '../../testing/sandbox-providers';
import { expectError, type Answer, type Browser } from '../../testing/server.fixture';

const { sandbox, server, connect, connected, song, getSound, calls, fault } = startMusicServer();

const connectionOf = async (browser: Browser) =>
  (await browser.read('getConnections')).connections.musicserver;

test('connecting: a verified log-in connects, and no answer has its secrets [MUSIC-20]', async () => {
  const browser = await connected();
  expect(await connectionOf(browser)).toMatchObject({
    connected: true,
    displayName: 'robin',
    endsAt: null,
  });
  expect(await browser.read('checkAuth')).toMatchObject({ connectedProviders: ['musicserver'] });
  const exported = (await browser.call('GET', routes.exportData.path)).body;
  expect(exported).toContain('"displayName":"robin"');
  for (const secret of await secretsOf()) expect(exported).not.toContain(secret);
});

test('connecting: wrong passwords connect nothing, and the sixth is not tried [MUSIC-21]', async () => {
  const browser = await server().member();
  const wrong = { ...MUSIC_SERVER_USER, password: 'wrong' };
  for (let attempt = 0; attempt < 5; attempt += 1)
    expectError(await connect(browser, wrong), 'connectionRefused');
  sandbox().control.log.clear();
  expectError(await connect(browser), 'tooMany');
  expect(calls('/rest/ping.view')).toEqual([]);
  expect(await connectionOf(browser)).toMatchObject({ connected: false });
});

test.each([
  ['unavailable', 1, /not available/],
  ['html', 6, /isn’t a music server/],
])(
  'connecting: server that answers %s: the log-in is not counted as wrong [MUSIC-21]',
  async (effect, times, sentence) => {
    const browser = await server().member();
    fault('/rest/ping.view', effect);
    for (let attempt = 0; attempt < times; attempt += 1) {
      const answer = await connect(browser);
      expectError(answer, 'providerUnavailable');
      expect(answer.json().message).toMatch(sentence);
    }
  },
);

test.each([{}, { username: '', password: 'x' }, { apiKey: 'x'.repeat(501) }])(
  'connecting: the form %j is refused unread [MUSIC-21]',
  async (form) => {
    sandbox().control.log.clear();
    expectError(await connect(await server().member(), form), 'badRequest');
    expect(calls('/rest/ping.view')).toEqual([]);
  },
);

test('connecting: a password that was changed at the server ends the connection [MUSIC-23]', async () => {
  const browser = await connected();
  fault('/rest/search3.view', refusal(40));
  const search = () => browser.call('GET', '/api/search/sea/musicserver/20/0');
  expectError(await search(), 'reconnectNeeded');
  expect(await connectionOf(browser)).toMatchObject({ connected: false, hasEnded: true });
  sandbox().reset();
  expectError(await search(), 'reconnectNeeded');
  expect(await browser.read('checkAuth')).toMatchObject({ connectedProviders: [] });
  await connect(browser);
  expect((await search()).statusCode).toBe(200);
});

test('music server: songs can be searched, favorited and added to playlists [MUSIC-29]', async () => {
  const browser = await connected();
  const { id } = await song(browser);
  expect((await browser.like(id, 'musicserver')).statusCode).toBe(201);
  expect((await browser.read('listFavorites')).musicserverFavoriteTracks).toMatchObject([
    { id, access: 'full' },
  ]);
  expectError(await browser.like('no-such-song', 'musicserver'), 'trackNotFound');
  const link = `${sandbox().urls.musicServer}/app/#/song/${id}/show`;
  const opened = await browser.call('GET', `/api/links?url=${encodeURIComponent(link)}`);
  expect(opened.json()).toMatchObject({ kind: 'track', track: { id, provider: 'musicserver' } });
});

test('music server: a search without a connection is refused without a request [MUSIC-29]', async () => {
  const path = '/api/search/sea/musicserver/20/0';
  sandbox().control.log.clear();
  expectError(await server().visitor().call('GET', path), 'notConnected');
  expectError(await (await server().member()).call('GET', path), 'notConnected');
  expect(calls('/rest/search3.view')).toEqual([]);
});

test.each([
  '..%2F..%2Fadmin',
  '%2F%2Fevil.example',
  'x%3Fu=admin&p=1',
  'x%0d%0aHost:%20evil.example',
  '@evil.example',
])('music server: the id %s reaches no other host, path or parameter [MUSIC-35]', async (id) => {
  const browser = await connected();
  sandbox().control.log.clear();
  for (const path of [soundPath(id), `/api/media/musicserver/covers/${id}`]) {
    expect((await browser.call('GET', path)).statusCode).toBeGreaterThanOrEqual(400);
  }
  const sent = sandbox().control.log.list({ service: 'musicserver' });
  for (const { path, query } of sent) {
    expect(path).toMatch(/^\/rest\/(stream|getCoverArt)\.view$/);
    expect(query).toMatchObject({ u: 'robin', id: decodeURIComponent(id) });
  }
  const link = `${sandbox().urls.musicServer}@evil.example/album/${id}`;
  expectError(await browser.call('GET', `/api/links?url=${encodeURIComponent(link)}`), 'linkUnknown');
});

test('a music server’s secrets are in no answer, log line or metric [MUSIC-36]', async () => {
  const browser = await connected();
  const { id, imageUrl } = await song(browser);
  const answers: Answer[] = [await getSound(browser, id), await browser.call('GET', imageUrl)];
  for (const effect of ['server-error', 'html', 'reset', refusal(40)]) {
    fault('/rest/stream.view', effect);
    answers.push(await getSound(browser, id));
    sandbox().control.faults.clear();
  }
  const secrets = await secretsOf();
  answers.push(await connect(browser), await connect(browser, { apiKey: 'sandbox-api-key-robin' }));
  answers.push(await connect(browser, { ...MUSIC_SERVER_USER, password: 'wrong secret' }));
  answers.push(await browser.call('GET', '/metrics'), await browser.call('GET', routes.getConnections.path));
  const told = [
    ...server().lines,
    ...answers.map(({ body, headers }) => body + JSON.stringify(headers)),
  ].join('\n');
  expect(told).toContain('musicserver');
  for (const secret of [...secrets, ...(await secretsOf()), 'wrong secret'])
    expect(told).not.toContain(secret);
  const stored = JSON.stringify(await server().rows('connections'));
  for (const secret of secrets) expect(stored).not.toContain(secret);
});

/** The log-in requests that the sandbox received, and the passwords in them. */
async function secretsOf(): Promise<string[]> {
  const sent = sandbox().control.log.list({ service: 'musicserver' });
  const parameters = sent.flatMap(({ query }) => [query['t'], query['s'], query['p'], query['apiKey']]);
  const given = [MUSIC_SERVER_USER.password, encodeURIComponent(MUSIC_SERVER_USER.password), 'robin+sings'];
  const secrets = [...new Set([...given, ...parameters])].filter((text) => text !== undefined && text !== '');
  expect(secrets.length).toBeGreaterThan(given.length);
  return secrets as string[];
}
