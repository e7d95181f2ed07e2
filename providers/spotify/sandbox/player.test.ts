import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { ask, bearer } from '@segue/provider-sandbox/testing/client';
import { spotifyWebApi } from './schemas/web-api';
import { spotifyTokens } from './calls.fixture';

const sandbox = sandboxPerFile();
let pat: string;
beforeEach(async () => {
  pat = (await spotifyTokens(sandbox)).access;
});

const player = (path: string, method: string, body?: unknown, token = pat) =>
  ask(`${sandbox.urls.spotifyApi}/v1/me/player${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const schemas = createSchemaSet(spotifyWebApi('development'));
/** An error of the player, which must conform to the schema. */
const errorOf = async (answer: ReturnType<typeof player>) => {
  const { status, json } = await answer;
  const { message, reason } = json()['error'] as { message: string; reason?: string };
  expect(schemas.errorsIn(reason === undefined ? 'Error' : 'PlayerError', json())).toEqual([]);
  return [status, message, reason];
};
const register = (token: string, name = 'Test browser') =>
  ask(`${sandbox.url}/spotify/sdk/devices`, {
    method: 'POST',
    body: JSON.stringify({ token, name, volume: 1 }),
  });
const device = async (token = pat) => String((await register(token)).json()['device_id']);
const uriOf = async (query: string) => {
  const url = `${sandbox.urls.spotifyApi}/v1/search?type=track&q=${encodeURIComponent(query)}`;
  const { items } = (await ask(url, bearer(pat))).json()['tracks'] as { items: { uri: string }[] };
  return items[0]?.uri ?? '';
};

type Play = { user?: string; scope?: string; on?: string; body?: unknown; query?: string };
const FAILED = 'Player command failed:';
test.each<[string, Play, unknown[]]>([
  ['a token without the scope', { scope: 'streaming' }, [403, 'Insufficient client scope']],
  [
    'a user without Premium',
    { user: 'free-frankie' },
    [403, `${FAILED} Premium required`, 'PREMIUM_REQUIRED'],
  ],
  ['an unknown device', { on: '?device_id=unknown' }, [404, 'Device not found']],
  ['no device at all', { on: '' }, [404, `${FAILED} No active device found`, 'NO_ACTIVE_DEVICE']],
  ['a body that is not JSON', { body: '{"uris":' }, [400, 'Malformed json']],
  ['an id of no track', { body: { uris: ['spotify:track:x'] } }, [400, 'Invalid track uri: spotify:track:x']],
  [
    'a track without a licence',
    { query: 'closed border midnight' },
    [403, `${FAILED} Restriction violated`, 'UNKNOWN'],
  ],
])('PUT play refuses %s', async (_what, { user, scope, on, body = {}, query }, expected) => {
  const { access } = await spotifyTokens(sandbox, user, scope);
  const place = on ?? `?device_id=${await device()}`;
  const asked = query === undefined ? body : { uris: [await uriOf(query)] };
  expect(await errorOf(player(`/play${place}`, 'PUT', asked, access))).toEqual(
    [...expected, undefined].slice(0, 3),
  );
});

test('play answers 204, and the player state then shows track and device', async () => {
  const id = await device();
  expect((await player('', 'GET')).status).toBe(204);
  const body = { uris: [await uriOf('late ferry')], position_ms: 30_000 };
  const answer = await player(`/play?device_id=${id}`, 'PUT', body);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const state = (await player('', 'GET')).json();
  const item = { name: 'Late Ferry' };
  expect(state).toMatchObject({ is_playing: true, device: { id, is_active: true }, item });
  expect(state['progress_ms']).toBeGreaterThanOrEqual(30_000);
});

test.each([
  ['free-frankie', undefined, 'account_error', 'This functionality is restricted to premium users only'],
  ['premium-pat', 'user-read-private', 'authentication_error', 'Invalid token scopes.'],
])('%s with the scopes "%s" cannot register a device: %s', async (user, scope, error, message) => {
  const { access } = await spotifyTokens(sandbox, user, scope);
  expect((await register(access)).json()).toMatchObject({ error, message });
});
