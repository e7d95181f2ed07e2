// Streams and covers of a music server, proxied by the API.
import type { ErrorCode } from '@segue/contract';
import type { Effect } from '@segue/provider-sandbox';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pauseFirstCall } from '../../testing/pause-call';
import { refusal, soundPath, startMusicServer } from '../../testing/music-server.fixture';
import { expectError, type Browser } from '../../testing/server.fixture';

const { sandbox, server, connected, song, getSound, calls, fault } = startMusicServer();

const open: IncomingMessage[] = [];
beforeAll(() => server().app.listen({ port: 0, host: '127.0.0.1' }));
afterEach(() => {
  for (const response of open.splice(0)) response.destroy();
});

/** An answer whose body is never read. */
async function start(browser: Browser, id: string): Promise<IncomingMessage> {
  const { port } = server().app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = get({ host: '127.0.0.1', port, path: soundPath(id), headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  open.push(response);
  return response;
}

test("streaming: a stream is proxied whole, in ranges and as a HEAD request, like the server's [MUSIC-30]", async () => {
  const browser = await connected();
  const { id } = await song(browser);
  const whole = await getSound(browser, id);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': expect.stringMatching(/^audio\//),
    'accept-ranges': 'bytes',
  });
  const size = whole.rawPayload.length;
  expect(whole.headers['content-length']).toBe(String(size));
  const part = await getSound(browser, id, { range: 'bytes=100-299' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-299/${size}`);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true);
  const outside = await getSound(browser, id, { range: `bytes=${size}-` });
  expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([
    416,
    `bytes */${size}`,
    '',
  ]);
  const head = await getSound(browser, id, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
  for (const answer of [whole, part, head]) {
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('streaming: an invalid range is not forwarded [MUSIC-30]', async () => {
  const browser = await connected();
  const { id } = await song(browser);
  for (const range of ['bytes=0-1,5-6', 'bytes=x', 'items=0-1', `bytes=${'9'.repeat(20)}-`]) {
    expect((await getSound(browser, id, { range })).statusCode).toBe(200);
  }
  expect(calls('/rest/stream.view').map(({ headers }) => headers['range'])).not.toContainEqual(
    expect.anything(),
  );
});

test.each<[string, Effect | string, ErrorCode]>([
  ['an error in the place of sound', refusal(70), 'trackNotFound'],
  ['a failure', 'server-error', 'providerUnavailable'],
  [
    'a redirect',
    { kind: 'answer', status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } },
    'providerUnavailable',
  ],
  ['no right to play', refusal(50), 'providerUnavailable'],
])('streaming: %s is an error of the contract [MUSIC-31]', async (_what, effect, code) => {
  const browser = await connected();
  const { id } = await song(browser);
  fault('/rest/stream.view', effect);
  expectError(await getSound(browser, id), code);
});

test('a format that browsers do not play is requested as MP3, at once from the second time [MUSIC-32]', async () => {
  const browser = await connected();
  const { id } = await song(browser);
  fault(
    '/rest/stream.view',
    { kind: 'answer', status: 200, body: 'x', headers: { 'content-type': 'audio/x-ms-wma' } },
    1,
  );
  for (let time = 0; time < 2; time += 1) expect((await getSound(browser, id)).statusCode).toBe(200);
  expect(calls('/rest/stream.view').map(({ query }) => query['format'])).toEqual(['raw', 'mp3', 'mp3']);
});

describe('a chosen bit rate', () => {
  const small = (browser: Browser, id: string) => browser.call('GET', `${soundPath(id)}?bitRate=128k`);
  const asked = () =>
    calls('/rest/stream.view').map(({ query }) => [query['format'], query['maxBitRate']].join(' ').trim());
  const songAt = (bitRate: number) => ({
    kind: 'answer' as const,
    status: 200,
    body: { 'subsonic-response': { status: 'ok', song: { bitRate } } },
  });

  test('the server converts the song to that much at most; its rate is read once [MUSIC-58]', async () => {
    const browser = await connected();
    const { id } = await song(browser, 3);
    const whole = (await getSound(browser, id)).rawPayload.length;
    for (let time = 0; time < 2; time += 1)
      expect((await small(browser, id)).rawPayload.length).toBeLessThan(whole * 0.6);
    expect(asked()).toEqual(['raw', 'mp3 128', 'mp3 128']);
    expect(calls('/rest/getSong.view')).toHaveLength(1);
    expectError(await browser.call('GET', `${soundPath(id)}?bitRate=1`), 'badRequest');
  });

  test.each([128, 112_000])('a file of %i is sent as it is [MUSIC-58]', async (bitRate) => {
    const browser = await connected();
    const { id } = await song(browser, bitRate === 128 ? 1 : 2);
    fault('/rest/getSong.view', songAt(bitRate));
    expect((await small(browser, id)).statusCode).toBe(200);
    expect(asked()).toEqual(['raw']);
  });

  test('a server that cannot convert sends the file [MUSIC-58]', async () => {
    const browser = await connected();
    const { id } = await song(browser, 4);
    fault('/rest/stream.view', refusal(0), 1);
    expect((await small(browser, id)).statusCode).toBe(200);
    expect(asked()).toEqual(['mp3 128', 'raw']);
  });
});

test('streaming: a visitor, another account and an unknown provider get nothing [MUSIC-30]', async () => {
  const { id } = await song(await connected());
  expectError(await getSound(server().visitor(), id), 'notSignedIn');
  expectError(await getSound(await server().member(), id), 'notConnected');
  const browser = await connected();
  expectError(await browser.call('GET', `/api/media/spotify/tracks/${id}`), 'notFound');
  expectError(await browser.call('GET', `/api/media/elsewhere/tracks/${id}`), 'badRequest');
});

test('a user has a limited number of concurrent streams, and one ends to free a slot [MUSIC-33]', async () => {
  const browser = await connected();
  const { id } = await song(browser);
  sandbox().control.change({ musicserver: { transcodedBytesPerSecond: 1000 } });
  const running = [await start(browser, id), await start(browser, id)];
  expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expectError(await getSound(browser, id), 'tooMany');
  const other = await connected();
  expect((await start(other, id)).statusCode).toBe(200);
  running[0]!.destroy();
  await eventually(async () => expect((await start(browser, id)).statusCode).toBe(200));
});

test('a client that disconnects before its two requests are handled frees their slots [MUSIC-33]', async () => {
  const browser = await connected();
  const { id } = await song(browser);
  const { port } = server().app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const database = server().app.database.getExecutor();
  const usual = database.executeQuery.bind(database);
  for (let time = 0; time < 4; time += 1) {
    const session = pauseFirstCall(usual);
    database.executeQuery = session.call as typeof database.executeQuery;
    const connection = once(server().app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    client.write(`GET ${soundPath(id)} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`.repeat(2));
    const [accepted] = await connection;
    const isGone = once(accepted, 'close');
    await session.reached;
    client.destroy();
    await isGone;
    session.release();
  }
  database.executeQuery = usual;
  await eventually(async () => expect((await getSound(browser, id)).statusCode).toBe(200));
});

test('streaming: an interrupted stream is not reported as a whole file [MUSIC-31]', async () => {
  const browser = await connected();
  // Not requested as MP3: such a file has no known length.
  const { id } = await song(browser, 1);
  fault('/rest/stream.view', 'truncated');
  const response = await start(browser, id);
  response.resume();
  if (!response.closed) await once(response, 'close').catch(() => undefined);
  expect(response.complete).toBe(false);
});

test('covers come from this server, are requested once, and are images [MUSIC-34]', async () => {
  const browser = await connected();
  const { imageUrl } = await song(browser);
  const [first, second] = [await browser.call('GET', imageUrl), await browser.call('GET', imageUrl)];
  expect(first.headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\//),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(calls('/rest/getCoverArt.view')).toHaveLength(1);
  expectError(await server().visitor().call('GET', imageUrl), 'notSignedIn');
  expectError(await browser.call('GET', '/api/media/musicserver/covers/none'), 'notFound');
});

test.each([
  ['SVG', { 'content-type': 'image/svg+xml' }, '<svg onload="alert(1)"/>'],
  ['too many bytes', { 'content-type': 'image/png' }, 'x'.repeat(5 * 1024 * 1024)],
])('%s is not accepted as a cover [MUSIC-34]', async (kind, headers, body) => {
  const browser = await connected();
  fault('/rest/getCoverArt.view', { kind: 'answer', status: 200, body, headers });
  const answer = await browser.call('GET', `/api/media/musicserver/covers/al-${kind.length}`);
  expectError(answer, 'providerUnavailable');
});

// The last test of this file, because it closes the server.
test('a running stream does not keep the server from closing [MUSIC-33]', async () => {
  const browser = await connected();
  const { id } = (await browser.call('GET', '/api/search/a/musicserver/20/0')).json().queryData[5];
  sandbox().control.change({ musicserver: { transcodedBytesPerSecond: 1000 } });
  const wma = { 'content-type': 'audio/x-ms-wma' };
  fault('/rest/stream.view', { kind: 'answer', status: 200, body: 'x', headers: wma }, 1);
  const response = await start(browser, id);
  expect(response.statusCode).toBe(200);
  const ended = new Promise((resolve) => response.on('error', resolve).on('end', resolve).resume());
  await server().app.close();
  await ended;
  expect(response.complete).toBe(false);
});

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      return await check();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
