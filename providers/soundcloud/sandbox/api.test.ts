import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { ask, oauth } from '@segue/provider-sandbox/testing/client';
import { soundcloudAppToken, soundcloudExchange } from './calls.fixture';

const sandbox = sandboxPerFile();
let app: string;
beforeEach(async () => {
  app = await soundcloudAppToken(sandbox);
});

const get = (path: string, value = app) => ask(`${sandbox.urls.soundcloudApi}${path}`, oauth(value));
type Item = {
  urn: string;
  title: string;
  access: string;
  artwork_url: string | null;
  metadata_artist: string | null;
};
const page = async (query: string) =>
  (await get(`/tracks?linked_partitioning=true&${query}`)).json() as {
    collection: Item[];
    next_href: string | null;
  };

test('SoundCloud API: a profile needs a user token and has no email address', async () => {
  expect((await get('/me')).status).toBe(401);
  const user = String((await soundcloudExchange(sandbox, 'no-avatar')).json()['access_token']);
  const me = (await get('/me', user)).json();
  expect(me['urn']).toMatch(/^soundcloud:users:\d+$/);
  expect(me['avatar_url']).toContain('default_avatar');
  expect(JSON.stringify(me)).not.toContain('@');
});

test('SoundCloud API: a track is found by its URN, raw or encoded, and by its number', async () => {
  const urn = (await page('q=night%20swim')).collection[0]?.urn ?? '';
  for (const name of [urn, encodeURIComponent(urn), urn.split(':')[2]]) {
    expect((await get(`/tracks/${name}`)).json()['urn']).toBe(urn);
  }
  expect((await page(`urns=${urn},soundcloud:tracks:1`)).collection.map((item) => item.urn)).toEqual([urn]);
});
