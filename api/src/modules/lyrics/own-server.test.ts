// Lyrics of songs on the user's own server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandboxServer } from '../../testing/sandbox-server.fixture';
import { MUSIC_SERVER_USER } from '../../testing/sandbox-providers';
import { expectError } from '../../testing/server.fixture';

const asked: string[] = [];
const lrclib = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(404).end('{}');
});
beforeAll(() => new Promise<void>((resolve) => void lrclib.listen(0, '127.0.0.1', resolve)));
afterAll(() => lrclib.close());
beforeEach(() => void asked.splice(0));

const lrclibUrl = () => `http://127.0.0.1:${(lrclib.address() as AddressInfo).port}`;
describe.each([
  ['with a lyrics service', true],
  ['without one', false],
])('%s', (_name, hasService) => {
  const { sandbox, server } = startSandboxServer(({ urls }) => ({
    MUSIC_SERVER_URL: urls.musicServer,
    ...(hasService && { LYRICS_URL: lrclibUrl() }),
  }));

  async function open(track: number) {
    const browser = await server().member();
    await browser.call('POST', '/api/settings/connect/musicserver', MUSIC_SERVER_USER);
    const { queryData } = (await browser.call('GET', '/api/search/Ferry/musicserver/20/0')).json();
    const album = queryData.find(({ title }: { title: string }) => title === 'Late Ferry').albumId;
    const { tracks } = (await browser.call('GET', `/api/catalogue/musicserver/albums/${album}`)).json();
    const { id, title, artistInfo } = tracks[track - 1];
    const query = { title, artist: artistInfo[0].name, provider: 'musicserver', trackId: id };
    return { browser, url: `/api/lyrics?${new URLSearchParams(query)}` };
  }
  const lyricsOf = async (track: number) => {
    const { browser, url } = await open(track);
    return browser.call('GET', url);
  };

  test('a song has those of its server, and no other service is asked [MUSIC-50]', async () => {
    expect((await lyricsOf(1)).json()).toMatchObject({
      kind: 'synced',
      lines: [{ at: 1000, text: 'Late Ferry' }, { at: 5000 }, { at: 9000, text: '' }, { at: 13_000 }],
    });
    expect((await lyricsOf(2)).json()).toMatchObject({
      kind: 'plain',
      text: expect.stringMatching(/^Gangway\n/),
    });
    expect(asked).toEqual([]);
  });

  test('a server without OpenSubsonic: its plain ones [MUSIC-50]', async () => {
    sandbox().control.change({ musicserver: { openSubsonic: false } });
    expect((await lyricsOf(1)).json()).toMatchObject({
      kind: 'plain',
      text: expect.stringMatching(/^Late Ferry\n/),
    });
  });

  test('without lyrics there, the service is asked if there is one [MUSIC-50]', async () => {
    const answer = await lyricsOf(3);
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'none' }]);
    expect(asked.length > 0).toBe(hasService);
  });

  test('a server that is away, a visitor, an unconnected user [MUSIC-50]', async () => {
    const { browser, url } = await open(1);
    sandbox().control.faults.add({ service: 'musicserver', path: '*', effect: 'reset', always: true });
    const answers = [await browser.call('GET', url)];
    sandbox().control.faults.clear();
    answers.push(await server().visitor().call('GET', url), await (await server().member()).call('GET', url));
    if (hasService) expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    else
      answers.forEach((answer, index) =>
        expectError(answer, (['providerUnavailable', 'notFound', 'notConnected'] as const)[index]!),
      );
  });
});
