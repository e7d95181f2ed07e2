import http from 'node:http';
import { sandboxPerFile } from '../sandbox.fixture';
import { createSchemaSet } from '../schema-conformance/schema';
import { spotifyWebApi } from '../schema-conformance/spotify-web-api';
import { ask, bearer, spotifyTokens } from '../test-client';

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

test('an orphaned device refuses every track until playback is transferred to it', async () => {
  const id = await device();
  const uris = [await uriOf('late ferry')];
  const body = JSON.stringify({ deviceId: id, event: 'orphaned' });
  await ask(`${sandbox.url}/__sandbox/devices`, { method: 'POST', body });
  const play = () => player(`/play?device_id=${id}`, 'PUT', { uris });
  expect(await errorOf(play())).toEqual([403, 'Player command failed: Restriction violated', 'UNKNOWN']);
  await player('', 'PUT', { device_ids: [id], play: false });
  expect((await play()).status).toBe(204);
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

test('a second pause and a second resume violate a restriction', async () => {
  const id = await device();
  await player(`/play?device_id=${id}`, 'PUT', { uris: [await uriOf('late ferry')] });
  expect((await player('/pause', 'PUT')).status).toBe(204);
  expect((await player('/pause', 'PUT')).status).toBe(403);
  expect((await player('/play', 'PUT')).status).toBe(204);
  expect((await player('/play', 'PUT')).status).toBe(403);
});

test('a transfer needs exactly one device and moves the playback there', async () => {
  const [first, second] = [await device(), await device()];
  expect((await player('', 'PUT', { device_ids: [first, second] })).status).toBe(400);
  expect((await player('', 'PUT', { device_ids: ['unknown'] })).status).toBe(404);
  await player(`/play?device_id=${first}`, 'PUT', { uris: [await uriOf('late ferry')] });
  expect((await player('', 'PUT', { device_ids: [second], play: true })).status).toBe(204);
  const { devices } = (await player('/devices', 'GET')).json() as {
    devices: { id: string; is_active: boolean }[];
  };
  expect(devices.map(({ id, is_active }) => [id, is_active])).toEqual([
    [first, false],
    [second, true],
  ]);
});

test('a deleted device is not found', async () => {
  const id = await device();
  await ask(`${sandbox.url}/spotify/sdk/devices/${id}`, { method: 'DELETE' });
  expect((await player(`/play?device_id=${id}`, 'PUT', {})).status).toBe(404);
});

test('another user cannot play on the device', async () => {
  const id = await device();
  const other = await spotifyTokens(sandbox, 'premium-pat+other');
  expect((await player(`/play?device_id=${id}`, 'PUT', {}, other.access)).status).toBe(404);
});

test.each([
  ['free-frankie', undefined, 'account_error', 'This functionality is restricted to premium users only'],
  ['premium-pat', 'user-read-private', 'authentication_error', 'Invalid token scopes.'],
])('%s with the scopes "%s" cannot register a device: %s', async (user, scope, error, message) => {
  const { access } = await spotifyTokens(sandbox, user, scope);
  expect((await register(access)).json()).toMatchObject({ error, message });
});

test('commands are pushed to a device in order', async () => {
  const id = await device();
  await player(`/play?device_id=${id}`, 'PUT', { uris: [await uriOf('short silence')], position_ms: 500 });
  await player('/seek?position_ms=900', 'PUT');
  await player('/volume?volume_percent=40', 'PUT');
  const received = await framesFrom(`/spotify/sdk/devices/${id}/commands`, 3);
  expect(received.map(({ command }) => command)).toEqual(['play', 'seek', 'volume']);
  expect(received[0]).toMatchObject({ positionMs: 500, behaviour: { end: 'silent' } });
});

/** A minimal WebSocket client: Node 20 has none built in. */
function framesFrom(path: string, count: number): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    };
    const request = http.get(`${sandbox.url}${path}`, { headers });
    request.on('error', reject);
    request.on('upgrade', (response, socket, head) => {
      expect(response.headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
      let bytes = head;
      const read = () => {
        const messages = decode(bytes);
        if (messages.length < count) return;
        socket.destroy();
        resolve(messages);
      };
      socket.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]);
        read();
      });
      read();
    });
  });
}

function decode(bytes: Buffer): Record<string, unknown>[] {
  const messages: Record<string, unknown>[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const isLong = bytes[at + 1] === 126;
    const length = isLong ? bytes.readUInt16BE(at + 2) : (bytes[at + 1] ?? 0);
    const start = at + (isLong ? 4 : 2);
    if (start + length > bytes.length) break;
    messages.push(JSON.parse(bytes.toString('utf8', start, start + length)) as Record<string, unknown>);
    at = start + length;
  }
  return messages;
}
