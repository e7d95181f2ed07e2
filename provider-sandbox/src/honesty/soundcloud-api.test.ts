import { createSandbox, type Sandbox } from '../create-sandbox';
import {
  SOUNDCLOUD_BASIC,
  SOUNDCLOUD_CLIENT,
  ask,
  bearer,
  oauth,
  soundcloudAppToken,
  soundcloudExchange,
  soundcloudToken,
  type Answer,
} from '../test-client';
import { createDescription } from './description';
import { SOUNDCLOUD_API } from './soundcloud-api';

const description = createDescription(SOUNDCLOUD_API);
const EVERY_ACCESS = 'access=playable,preview,blocked';

let sandbox: Sandbox;
let app: string;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0 });
});
beforeEach(async () => {
  sandbox.reset();
  app = await soundcloudAppToken(sandbox);
});
afterAll(() => sandbox.close());

const get = (path: string, token = app) => ask(`${sandbox.urls.soundcloudApi}${path}`, oauth(token));
const seen = (answer: Answer, name: string) => [answer.status, description.faultsIn(name, answer.json())];
const token = (fields: Record<string, string>, headers?: Record<string, string>) =>
  soundcloudToken(sandbox, fields, headers);

describe('what is found has the described fields', () => {
  test.each(['curiosities', 'midnight', 'late ferry', 'short', 'zxqv'])(
    'a page with links, and every page after it, for "%s"',
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

  test.each(['', '&offset=20', '&offset=100000'])('the older bare list, with "%s"', async (rest) => {
    expect(seen(await get(`/tracks?q=midnight&limit=20${rest}`), 'TracksList')).toEqual([200, []]);
  });

  test('what is asked for by URN, together and one by one', async () => {
    const found = JSON.parse((await get(`/tracks?q=curiosities&limit=200&${EVERY_ACCESS}`)).text) as {
      urn: string;
    }[];
    const urns = found.map(({ urn }) => urn);
    expect(urns.length).toBeGreaterThan(5);
    const together = await get(`/tracks?urns=${urns.join()}&linked_partitioning=true&${EVERY_ACCESS}`);
    expect(seen(together, 'Tracks')).toEqual([200, []]);
    for (const urn of urns) expect(seen(await get(`/tracks/${urn}`), 'Track')).toEqual([200, []]);
  });

  test('the waveform a track names is a picture', async () => {
    const [track] = JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as { waveform_url: string }[];
    const answer = await ask(track?.waveform_url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
  });

  test.each(['listener', 'uploader', 'no-avatar'])('the profile of %s', async (user) => {
    const access = String((await soundcloudExchange(sandbox, user)).json()['access_token']);
    expect(seen(await get('/me', access), 'Me')).toEqual([200, []]);
  });

  test('a permalink that is resolved', async () => {
    const [track] = JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as { permalink_url: string }[];
    const answer = await get(`/resolve?url=${encodeURIComponent(track?.permalink_url ?? '')}`);
    expect(seen(answer, 'Found')).toEqual([302, []]);
  });
});

describe('each grant is answered like the described token', () => {
  test('client_credentials, a code, and a refresh token', async () => {
    const own = await token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC);
    const persons = await soundcloudExchange(sandbox, 'listener');
    const refresh_token = String(persons.json()['refresh_token']);
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token, ...SOUNDCLOUD_CLIENT });
    for (const answer of [own, persons, refreshed]) {
      expect(seen(answer, 'ExpiringToken')).toEqual([200, []]);
    }
  });
});

describe('a refusal has the described shape', () => {
  test.each([
    ['a limit out of range', 400, '/tracks?q=a&limit=201'],
    ['an offset that is no number', 400, '/tracks?q=a&offset=-1'],
    ['a profile for an application', 401, '/me'],
    ['an unknown track', 404, '/tracks/soundcloud:tracks:1'],
    ['an unknown permalink', 404, '/resolve?url=https%3A%2F%2Felsewhere.example'],
    ['an unknown path', 404, '/nowhere'],
  ])('%s', async (_name, status, path) => {
    expect(seen(await get(path), 'Error')).toEqual([status, []]);
  });

  test('a bearer scheme, an unknown token, and the ordered fault', async () => {
    const bearing = await ask(`${sandbox.urls.soundcloudApi}/tracks?q=a`, bearer(app));
    const unknown = await get('/tracks?q=a', 'made-up');
    sandbox.control.faults.add({ service: 'soundcloud-api', effect: 'unauthorized' });
    for (const answer of [bearing, unknown, await get('/tracks?q=a')]) {
      expect(seen(answer, 'Error')).toEqual([401, []]);
    }
  });

  test.each<[string, number, Record<string, string>]>([
    ['no grant', 400, {}],
    ['an unknown grant', 400, { grant_type: 'password' }],
    ['a wrong secret', 401, { grant_type: 'refresh_token', ...SOUNDCLOUD_CLIENT, client_secret: 'a-guess' }],
    ['credentials in the body', 401, { grant_type: 'client_credentials', ...SOUNDCLOUD_CLIENT }],
    [
      'an unknown refresh token',
      400,
      { grant_type: 'refresh_token', refresh_token: 'x', ...SOUNDCLOUD_CLIENT },
    ],
    [
      'a code without its verifier',
      400,
      { grant_type: 'authorization_code', code: 'x', ...SOUNDCLOUD_CLIENT },
    ],
  ])('at the token endpoint: %s', async (_name, status, fields) => {
    expect(seen(await token(fields), 'TokenError')).toEqual([status, []]);
  });

  test('too many exchanges, counted or ordered', async () => {
    sandbox.control.change({ soundcloud: { exchangesPerHour: 1 } });
    const again = () => token({ grant_type: 'client_credentials' }, SOUNDCLOUD_BASIC);
    expect(seen(await again(), 'RateLimitErrors')).toEqual([429, []]);
    sandbox.control.faults.add({
      service: 'soundcloud-auth',
      path: '/oauth/token',
      effect: 'exchange-limit',
    });
    expect(seen(await again(), 'RateLimitErrors')).toEqual([429, []]);
  });
});

describe('the description bites', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['a missing URN', 'required', { urn: undefined }],
    ['the number that was dropped', 'additional', { id: 308946187 }],
    ['a URN of something else', 'pattern', { urn: 'soundcloud:users:1' }],
    ['an access level that does not exist', 'allowed values', { access: 'premium' }],
    ['a duration in seconds and fractions', 'integer', { duration: 183.4 }],
    ['a date of another form', 'pattern', { created_at: '2019-01-15T15:40:49Z' }],
    ['no uploader', 'object', { user: null }],
    ['an address without a host', 'format', { permalink_url: '/someone/something' }],
  ])('on %s', async (_name, complaint, spoil) => {
    const [urn] = (JSON.parse((await get('/tracks?q=midnight&limit=1')).text) as { urn: string }[]).map(
      (track) => track.urn,
    );
    const track = (await get(`/tracks/${urn}`)).json();
    expect(description.faultsIn('Track', track)).toEqual([]);
    const faults = description.faultsIn('Track', JSON.parse(JSON.stringify({ ...track, ...spoil })));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
  });

  test('on a page of one form taken for the other', async () => {
    const list: unknown = JSON.parse((await get('/tracks?q=midnight')).text);
    expect(description.faultsIn('Tracks', list)).not.toEqual([]);
  });

  test('on an e-mail address in a profile', async () => {
    const access = String((await soundcloudExchange(sandbox, 'listener')).json()['access_token']);
    const me = (await get('/me', access)).json();
    expect(description.faultsIn('Me', { ...me, email: 'lis@sandbox.invalid' })).toHaveLength(1);
  });
});
