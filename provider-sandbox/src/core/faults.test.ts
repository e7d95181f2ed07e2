import { spotifyAppToken, spotifyTokens } from '@segue/providers/spotify/sandbox/calls';
import { sandboxPerFile } from '../testing/sandbox.fixture';
import { ask, bearer } from '../testing/client';

const sandbox = sandboxPerFile();
let app: string;
beforeEach(async () => {
  app = await spotifyAppToken(sandbox);
});

const control = (path: string, method: string, body?: unknown) =>
  ask(`${sandbox.urls.control}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const fault = (effect: unknown, more: Record<string, unknown> = {}) =>
  control('/faults', 'POST', { service: 'spotify-api', path: '/v1/search', effect, ...more });
const search = (query = 'midnight') =>
  ask(`${sandbox.urls.spotifyApi}/v1/search?type=track&market=GB&q=${query}`, bearer(app));

test('a fault ends after the given number of requests', async () => {
  await fault('rate-limited', { times: 2 });
  const first = await search();
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await search()).status).toBe(429);
  expect((await search()).status).toBe(200);
});

test('a fault can apply to one search query', async () => {
  await fault('unavailable', { always: true, query: { q: 'Ferry' } });
  expect((await search('midnight')).status).toBe(200);
  expect((await search('late+ferry')).status).toBe(503);
});

test('a fault can apply to one user', async () => {
  const only = { service: 'spotify-api', user: 'premium-pat+one', effect: 'owner-not-premium', always: true };
  await control('/faults', 'POST', only);
  const one = await spotifyTokens(sandbox, 'premium-pat+one');
  const two = await spotifyTokens(sandbox, 'premium-pat+two');
  expect((await ask(`${sandbox.urls.spotifyApi}/v1/me`, bearer(one.access))).status).toBe(403);
  expect((await ask(`${sandbox.urls.spotifyApi}/v1/me`, bearer(two.access))).status).toBe(200);
});

test('every named effect is accepted', async () => {
  const names = (await control('', 'GET')).json()['effects'] as string[];
  expect(names).toEqual(expect.arrayContaining(['hang', 'premium-required', 'app-not-activated']));
  for (const effect of names) expect((await fault(effect)).status).toBe(201);
  expect((await control('/faults', 'GET')).json()['faults']).toHaveLength(names.length);
});

test.each([
  [{ service: 'spotify', effect: 'reset' }],
  [{ service: 'spotify-api', effect: 'explode' }],
  [{ service: 'spotify-api', effect: 'reset', times: 0 }],
  [{ service: 'spotify-api', effect: 'reset', tmies: 2 }],
])('the invalid fault %j is refused', async (order) => {
  expect((await control('/faults', 'POST', order)).status).toBe(400);
});

test('settings: unknown ones are refused, known ones change, a reset restores them', async () => {
  expect((await control('/settings', 'PATCH', { sdk: { edn: 'terse' } })).status).toBe(400);
  expect((await control('/settings', 'PATCH', { sdk: { readyDelayMs: 'soon' } })).status).toBe(400);
  await control('/settings', 'PATCH', { sdk: { end: 'terse' } });
  expect((await control('/settings', 'GET')).json()).toMatchObject({ sdk: { end: 'terse', noisy: false } });
  await control('/reset', 'POST');
  expect((await control('/settings', 'GET')).json()).toMatchObject({ sdk: { end: 'normal' } });
});
