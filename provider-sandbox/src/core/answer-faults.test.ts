// The other effects are asked of every adapter by the API's tests of providers that break their word.
import { musicServerCalls } from '@segue/providers/musicserver/sandbox/calls';
import { soundcloudAppToken } from '@segue/providers/soundcloud/sandbox/calls';
import { spotifyAppToken } from '@segue/providers/spotify/sandbox/calls';
import { sandboxPerFile } from '../testing/sandbox.fixture';
import { ask, bearer } from '../testing/client';

const sandbox = sandboxPerFile();
const music = musicServerCalls(() => ({
  url: sandbox.urls.musicServer,
  user: 'robin',
  password: 'robin sings',
}));
const fault = (service: string, path: string, effect: string) =>
  sandbox.control.faults.add({ service, path, effect } as never);

test('zero-lengths: every length is 0, at each service', async () => {
  fault('spotify-api', '/v1/search', 'zero-lengths');
  fault('soundcloud-api', '/tracks', 'zero-lengths');
  fault('musicserver', '/rest/search3', 'zero-lengths');
  const spotify = await ask(
    `${sandbox.urls.spotifyApi}/v1/search?type=track&q=a`,
    bearer(await spotifyAppToken(sandbox)),
  );
  const headers = { authorization: `OAuth ${await soundcloudAppToken(sandbox)}` };
  const soundcloud = await ask(`${sandbox.urls.soundcloudApi}/tracks?q=a`, { headers });
  const lengths = [spotify.text, soundcloud.text, JSON.stringify(await music.search('a'))].map((text) =>
    [...text.matchAll(/"duration(?:_ms)?":(\d+)/g)].map(([, length]) => length),
  );
  for (const found of lengths) expect(new Set(found)).toEqual(new Set(['0']));
});

test('rate-limited-without-retry-after: a 429 without its header', async () => {
  fault('spotify-api', '/v1/search', 'rate-limited-without-retry-after');
  const { status, headers } = await ask(
    `${sandbox.urls.spotifyApi}/v1/search?type=track&q=a`,
    bearer(await spotifyAppToken(sandbox)),
  );
  expect([status, headers.get('retry-after')]).toEqual([429, null]);
});

test('ends-early: a sound file ends after eight seconds as if it were complete', async () => {
  const song = (await music.search('Late Ferry'))[0]!;
  fault('musicserver', '/rest/stream', 'ends-early');
  const short = await music.call('stream', { id: song.id }, { headers: { range: 'bytes=0-' } });
  expect([short.status, short.headers.get('content-length')]).toEqual([200, null]);
  expect(short.bytes).toHaveLength(44 + 8 * 22_050 * 2);
  expect((await music.call('stream', { id: song.id })).bytes.length).toBe(song.size);
});
