import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { ask, bearer, oauth, type Answer } from '@segue/provider-sandbox/testing/client';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { soundcloudAppToken, soundcloudExchange } from '../calls.fixture';
import { SOUNDCLOUD_API } from './api';

const schemas = createSchemaSet(SOUNDCLOUD_API);
const EVERY_ACCESS = 'access=playable,preview,blocked';

const sandbox = sandboxPerFile();
let app: string;
beforeEach(async () => {
  app = await soundcloudAppToken(sandbox);
});

const get = (path: string, token = app) => ask(`${sandbox.urls.soundcloudApi}${path}`, oauth(token));
const seen = (answer: Answer, name: string) => [answer.status, schemas.errorsIn(name, answer.json())];
describe('SoundCloud answers conform to the schema', () => {
  test.each(['edge cases', 'midnight', 'late ferry', 'short', 'zxqv'])(
    'every page of a linked search for "%s"',
    async (query) => {
      const path = `/tracks?q=${encodeURIComponent(query)}&limit=25&linked_partitioning=true&${EVERY_ACCESS}`;
      let next: string | null = `${sandbox.urls.soundcloudApi}${path}`;
      for (let page = 0; next && page < 4; page += 1) {
        const answer: Answer = await ask(next, oauth(app));
        expect(seen(answer, 'Tracks')).toEqual([200, []]);
        next = (answer.json() as { next_href: string | null }).next_href;
      }
    },
  );

  test.each(['', '&offset=20', '&offset=100000'])(
    'a search without linked partitioning, with "%s"',
    async (rest) => {
      expect(seen(await get(`/tracks?q=midnight&limit=20${rest}`), 'TracksList')).toEqual([200, []]);
    },
  );

  test('tracks requested by URN, together and one by one', async () => {
    const found = JSON.parse((await get(`/tracks?q=edge%20cases&limit=200&${EVERY_ACCESS}`)).text) as {
      urn: string;
    }[];
    const urns = found.map(({ urn }) => urn);
    expect(urns.length).toBeGreaterThan(5);
    const together = await get(`/tracks?urns=${urns.join()}&linked_partitioning=true&${EVERY_ACCESS}`);
    expect(seen(together, 'Tracks')).toEqual([200, []]);
    for (const urn of urns) expect(seen(await get(`/tracks/${urn}`), 'Track')).toEqual([200, []]);
  });

  test('the waveform URL of a track leads to a picture', async () => {
    const [track] = JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as { waveform_url: string }[];
    const { headers } = await ask(track?.waveform_url ?? '');
    expect(headers.get('content-type')).toContain('image/');
  });

  test.each(['listener', 'uploader', 'no-avatar'])(
    'the profile of %s conforms to the schema',
    async (user) => {
      const access = String((await soundcloudExchange(sandbox, user)).json()['access_token']);
      expect(seen(await get('/me', access), 'Me')).toEqual([200, []]);
    },
  );

  test('playlists by the address of their page, with and without tracks', async () => {
    for (const { urn, page } of sandbox.playlists.soundcloud) {
      const found = await get(`/resolve?url=${encodeURIComponent(page)}`);
      expect(seen(found, 'Found')).toEqual([302, []]);
      expect(found.headers.get('location')).toMatch(new RegExp(`/playlists/${urn}$`));
      expect(seen(await get(`/playlists/${urn}`), 'Playlist')).toEqual([200, []]);
      expect(seen(await get(`/playlists/${urn}?show_tracks=false`), 'Playlist')).toEqual([200, []]);
      const tracks = await get(`/playlists/${urn}/tracks?limit=100&offset=100&linked_partitioning=true`);
      expect(seen(tracks, 'Tracks')).toEqual([200, []]);
    }
  });

  test('accounts, their lists, found playlists and related tracks conform to the schema', async () => {
    const linked = 'linked_partitioning=true';
    expect(seen(await get(`/users?q=kite&limit=10&${linked}`), 'Users')).toEqual([200, []]);
    const [track] = JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as {
      urn: string;
      user: { urn: string };
    }[];
    const user = `/users/${track?.user.urn}`;
    expect(seen(await get(user), 'User')).toEqual([200, []]);
    expect(seen(await get(`${user}/tracks?limit=100&${linked}`), 'Tracks')).toEqual([200, []]);
    for (const path of [`${user}/playlists?${linked}`, `/playlists?q=harbour&${linked}`])
      expect(seen(await get(`${path}&show_tracks=false`), 'Playlists')).toEqual([200, []]);
    const related = await get(`/tracks/${track?.urn}/related?limit=20&${linked}`);
    expect(seen(related, 'Tracks')).toEqual([200, []]);
  });

  test('a resolved permalink conforms to the schema', async () => {
    const [track] = JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as { permalink_url: string }[];
    const answer = await get(`/resolve?url=${encodeURIComponent(track?.permalink_url ?? '')}`);
    expect(seen(answer, 'Found')).toEqual([302, []]);
  });
});

test.each([
  ['a limit out of range', 400, '/tracks?q=a&limit=201'],
  ['an offset that is no number', 400, '/tracks?q=a&offset=-1'],
  ['a profile for an application', 401, '/me'],
  ['an unknown track', 404, '/tracks/soundcloud:tracks:1'],
  ['an unknown account', 404, '/users/soundcloud:users:1/tracks'],
  ['an unknown permalink', 404, '/resolve?url=https%3A%2F%2Felsewhere.example'],
  ['an unknown path', 404, '/nowhere'],
])('SoundCloud errors conform to the schema: %s', async (_name, status, path) => {
  expect(seen(await get(path), 'Error')).toEqual([status, []]);
});

test('SoundCloud errors conform to the schema: a bearer scheme, an unknown token and the fault "unauthorized"', async () => {
  const bearing = await ask(`${sandbox.urls.soundcloudApi}/tracks?q=a`, bearer(app));
  const unknown = await get('/tracks?q=a', 'made-up');
  sandbox.control.faults.add({ service: 'soundcloud-api', effect: 'unauthorized' });
  for (const answer of [bearing, unknown, await get('/tracks?q=a')]) {
    expect(seen(answer, 'Error')).toEqual([401, []]);
  }
});
