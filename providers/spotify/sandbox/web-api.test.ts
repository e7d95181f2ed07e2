import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { ask, bearer } from '@segue/provider-sandbox/testing/client';
import { spotifyWebApi } from './schemas/web-api';
import { spotifyAppToken, spotifyTokens } from './calls.fixture';

const sandbox = sandboxPerFile();
let pat: string;
let app: string;
beforeEach(async () => {
  pat = (await spotifyTokens(sandbox)).access;
  app = await spotifyAppToken(sandbox);
});

const get = (path: string, token = pat) => ask(`${sandbox.urls.spotifyApi}${path}`, bearer(token));

type Page = {
  items: ({ id: string; name: string; is_playable?: boolean; album: { images: unknown[] } } | null)[];
  limit: number;
  next: string | null;
  total: number;
};
const search = async (query: string, token = pat) =>
  (await get(`/v1/search?type=track&${query}`, token)).json()['tracks'] as Page;
const schemas = createSchemaSet(spotifyWebApi('development'));
/** Status and message of an error, which must conform to the schema. */
const messageOf = async (path: string, token?: string) => {
  const answer = await get(path, token);
  expect(schemas.errorsIn('Error', answer.json())).toEqual([]);
  return [answer.status, (answer.json()['error'] as { message: string }).message];
};

test('Web API: a missing, unknown or expired token and one without a user are refused', async () => {
  const none = await ask(`${sandbox.urls.spotifyApi}/v1/me`);
  expect(none.json()).toEqual({ error: { status: 401, message: 'No token provided' } });
  expect(await messageOf('/v1/me', 'BQ-made-up')).toEqual([401, 'Invalid access token']);
  expect((await messageOf('/v1/me', app))[0]).toBe(401);
  sandbox.control.tokens.expire({ user: 'premium-pat' });
  expect(await messageOf('/v1/me')).toEqual([401, 'The access token expired']);
  expect((await get('/v1/me')).headers.get('www-authenticate')).toContain('error="invalid_token"');
});

test('a user who is not on the allow-list can consent, then gets 403 in plain text', async () => {
  const nia = await spotifyTokens(sandbox, 'nia');
  const answer = await get('/v1/me', nia.access);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.text).toContain('not registered for this application');
});

test('CORS: any origin may call, and Retry-After is not exposed', async () => {
  const preflight = await ask(`${sandbox.urls.spotifyApi}/v1/me/player/play`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect(preflight.headers.get('access-control-expose-headers')).toBeNull();
});

test.each([
  ['/v1/search?type=track', 'No search query'],
  ['/v1/search?q=midnight', 'Missing parameter type'],
  ['/v1/search?q=midnight&type=track&limit=11', 'Invalid limit'],
  ['/v1/search?q=midnight&type=song', 'Bad search type field song'],
])('Web API search: %s is refused: %s', async (path, message) => {
  expect(await messageOf(path)).toEqual([400, message]);
});

test('Web API search: the limit is 5 by default, 10 at most; in extended mode 20 and 50', async () => {
  expect((await search('q=midnight')).items).toHaveLength(5);
  sandbox.control.change({ spotify: { profile: 'extended' } });
  expect((await search('q=midnight')).items).toHaveLength(20);
  expect((await search('q=midnight&limit=50')).items).toHaveLength(50);
  expect((await get('/v1/search?q=midnight&type=track&limit=51')).status).toBe(400);
});

test('Web API search without a market, an app token finds only unplayable tracks', async () => {
  expect((await search('q=midnight', app)).items.every((item) => item?.is_playable === false)).toBe(true);
  expect((await search('q=midnight&market=GB', app)).items[0]?.is_playable).toBe(true);
});
