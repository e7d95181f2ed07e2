import { createHash } from 'node:crypto';
import { sandboxPerFile } from '../sandbox.fixture';
import { musicServerCalls } from './calls.fixture';

const sandbox = sandboxPerFile();
const account = { user: 'robin', password: 'robin sings' };
const { raw, call, read, errorOf, get, search, COMMON } = musicServerCalls(() => ({
  url: sandbox.urls.musicServer,
  ...account,
}));
const change = (musicserver: Record<string, unknown>) => sandbox.control.change({ musicserver });
const tokenOf = (password: string, s = 'salt1234') => ({
  t: createHash('md5').update(`${password}${s}`).digest('hex'),
  s,
});
const KEY = { ...COMMON, apiKey: 'sandbox-api-key-robin' };

describe('log-in', () => {
  test('a user logs in by token and salt, by API key, and in a form', async () => {
    expect(errorOf(await raw('ping', { ...COMMON, u: 'robin', ...tokenOf('robin sings') }))).toBeUndefined();
    expect(
      errorOf(await raw('ping', { ...COMMON, u: 'zoë', ...tokenOf('ключ & ёлка +1%') })),
    ).toBeUndefined();
    expect(read(await raw('tokenInfo', KEY))).toMatchObject({ tokenInfo: { username: 'robin' } });
    const body = new URLSearchParams({ ...COMMON, u: 'robin', p: 'robin sings' });
    expect(errorOf(await raw('ping.view', {}, { method: 'POST', body }))).toBeUndefined();
  });

  test.each([
    ['a wrong token', { u: 'robin', ...tokenOf('wrong') }, 40],
    ['a token of a user of a directory', { u: 'ldap-lee', ...tokenOf('directory') }, 41],
    ['an API key with a user name', { u: 'robin', apiKey: 'sandbox-api-key-robin' }, 43],
    ['an unknown API key', { apiKey: 'another' }, 44],
    ['no credentials', {}, 10],
  ])('%s is refused', async (_what, credentials, code) => {
    expect(errorOf(await raw('ping', { ...COMMON, ...credentials }))).toBe(code);
  });

  test.each([
    ['password', { u: 'robin', ...tokenOf('robin sings') }, 10],
    ['no-token', { u: 'robin', ...tokenOf('robin sings') }, 41],
    ['api-key', { u: 'robin', p: 'robin sings' }, 42],
  ])('a server that accepts %s alone refuses other log-ins', async (logIns, credentials, code) => {
    change({ logIns });
    expect(errorOf(await raw('ping', { ...COMMON, ...credentials }))).toBe(code);
  });

  test('a user without the right to stream gets error 50', async () => {
    const { id } = (await search('Late Ferry'))[0]!;
    expect(errorOf(await call('stream', { id, u: 'no-stream', p: 'silence' }))).toBe(50);
  });
});

describe('limited servers', () => {
  test('a server without OpenSubsonic has no extensions and none of its fields', async () => {
    expect(read(await raw('getOpenSubsonicExtensions', COMMON))['openSubsonicExtensions']).toBeDefined();
    expect((await search('Late Ferry'))[0]).toHaveProperty('displayArtist');
    change({ openSubsonic: false });
    expect((await call('getOpenSubsonicExtensions')).status).toBe(404);
    expect(read(await call('ping'))).not.toHaveProperty('openSubsonic');
    expect((await search('Late Ferry'))[0]).not.toHaveProperty('displayArtist');
  });

  test('a server without JSON answers XML, with every character escaped', async () => {
    change({ json: false });
    const answer = await call('search3', { query: 'Bold' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/xml/);
    expect(answer.text).toContain('title="&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Quoted&quot;"');
  });

  test('a library of 5000 songs is searched and paged', async () => {
    change({ generatedSongs: 5000 });
    const last = await search('', { songCount: '20', songOffset: '4990' });
    expect(last).toHaveLength(20);
    const page = await search('Harbour', { songCount: '50', songOffset: '100' });
    expect(page).toHaveLength(50);
    expect(await get('getSong', 'song', { id: page[0]!.id })).toMatchObject({ title: page[0]!.title });
  });
});

describe('sound', () => {
  const stream = async (title: string, parameters: Record<string, string> = {}) => {
    const { id } = (await search(title))[0]!;
    return call('stream', { id, ...parameters });
  };

  test('a transcoded stream has an estimated length on request, and ends there', async () => {
    const answer = await stream('Short Kettle', { maxBitRate: '128', estimateContentLength: 'true' });
    const estimate = Number(answer.headers.get('content-length'));
    expect(estimate).toBeGreaterThan(60_000);
    expect(answer.bytes.length).toBe(estimate);
  });

  test('a format that browsers do not play is playable when transcoded', async () => {
    const file = await stream('Tape Hiss Blues', { format: 'raw' });
    expect(file.headers.get('content-type')).toBe('audio/x-monkeys-audio');
    expect(file.text.slice(0, 4)).not.toBe('RIFF');
    const transcoded = await stream('Tape Hiss Blues', { format: 'mp3' });
    expect([transcoded.headers.get('content-type'), transcoded.text.slice(0, 4)]).toEqual([
      'audio/wav',
      'RIFF',
    ]);
  });
});
