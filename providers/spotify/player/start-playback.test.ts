import { errors } from '@segue/contract';
import { startPlayback, type StartOptions } from './start-playback';
import '@segue/shell/page.fixture';

const request = { deviceId: 'device 1', uri: 'spotify:track:abc', position: 1234.4 };
const RESTRICTED = '{"error":{"message":"Player command failed: Restriction violated","reason":"UNKNOWN"}}';
let fetched: { url: string; init: RequestInit }[];

type Answer = number | readonly [number, string] | 'network';
function answering(...answers: Answer[]): void {
  fetched = [];
  globalThis.fetch = async (url, init) => {
    const answer = answers[Math.min(fetched.length, answers.length - 1)]!;
    fetched.push({ url: String(url), init: init! });
    if (answer === 'network') throw new TypeError('Failed to fetch');
    const [status, body] = typeof answer === 'number' ? [answer, ''] : answer;
    return new Response(status === 204 ? null : body, { status });
  };
}
function parts(part: Partial<StartOptions> = {}): StartOptions {
  return {
    apiUrl: 'https://api.example',
    token: { get: async () => 'secret', cached: () => null, refused: jest.fn(), drop: jest.fn() },
    isWanted: () => true,
    reconnect: async () => 'device-2',
    checkTrack: async () => null,
    log: jest.fn(),
    ...part,
  };
}
async function started(given: StartOptions) {
  const outcome = startPlayback(request, given);
  await jest.advanceTimersByTimeAsync(10_000);
  return outcome;
}
const bodyOf = (index: number) => JSON.parse(String(fetched[index]!.init.body)) as Record<string, unknown>;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));

it('start request: a PUT with device, token, track and position [API-39] [API-40] [API-41] [API-42] [API-43] [DATA-25]', async () => {
  answering(204);
  expect(await started(parts())).toBe('started');
  expect(fetched).toMatchObject([
    {
      url: 'https://api.example/v1/me/player/play?device_id=device%201',
      init: { method: 'PUT', credentials: 'omit', headers: { Authorization: 'Bearer secret' } },
    },
  ]);
  expect(bodyOf(0)).toEqual({ uris: ['spotify:track:abc'], position_ms: 1234 });
});

test.each([
  ['404 once', [404, 204], 'started', 2],
  ['no readable answer twice', ['network', 'network', 204], 'started', 3],
  ['no readable answer, which is no refusal of the device, then 404', ['network', 404, 204], 'started', 3],
  ['403 without a meaning for a track that cannot be played', [[403, RESTRICTED]], 'blocked', 1],
] as const)('a refused start, %s: the calls %j end as %s after %d', async (_, answers, outcome, calls) => {
  answering(...answers);
  expect(await started(parts({ checkTrack: async () => 'blocked' }))).toBe(outcome);
  expect(fetched).toHaveLength(calls);
  expect(fetched.every(({ url }) => url.includes('/play?'))).toBe(true);
});
test('a refused start, 429: is not retried, and reports too many requests [PLAY-26]', async () => {
  answering(429);
  expect(await started(parts())).toEqual({ text: errors.tooMany.message, stops: true });
  expect(fetched).toHaveLength(1);
});
test('a refused start, 404 again: transfers playback, then replaces the device', async () => {
  answering(404, 404, 204, 404, 204);
  expect(await started(parts())).toBe('started');
  expect(fetched.map(({ url }) => url.replace('https://api.example/v1/me/player', ''))).toEqual([
    '/play?device_id=device%201',
    '/play?device_id=device%201',
    '',
    '/play?device_id=device%201',
    '/play?device_id=device-2',
  ]);
  expect(bodyOf(2)).toEqual({ device_ids: ['device 1'], play: false });
});
test('a refused start fails after five calls and is only logged [API-44]', async () => {
  answering(503);
  const log = jest.fn();
  expect(await started(parts({ log }))).toBe('provider-down');
  expect(fetched.filter(({ url }) => url.includes('/play?'))).toHaveLength(5);
  expect(log).toHaveBeenCalledTimes(5);
});
test('a refused start, 401: fetches a new token once', async () => {
  answering(401);
  expect(await started(parts())).toBe('needs-reconnect');
  expect(fetched).toHaveLength(2);
});
test.each([
  ['{"error":{"status":403,"reason":"PREMIUM_REQUIRED"}}', 'needs-premium'],
  ['Player command failed: Premium required', 'needs-premium'],
  ['{"error":{"status":403,"message":"Insufficient client scope"}}', 'needs-reconnect'],
  [
    '{"error":{"message":"Active premium subscription required for the owner of the app."}}',
    {
      text: 'Spotify has blocked this site because its owner has no Premium subscription. Tell the person who runs it.',
      stops: true,
    },
  ],
  [
    'The user is not registered for this application. Please check your settings on https://developer.spotify.com/dashboard.',
    {
      text: 'Spotify doesn’t let your account use Segue. Ask the person who runs this site to add it.',
      stops: true,
    },
  ],
])('a refused start: 403 with the body "%s" has its own reason', async (body, result) => {
  answering([403, body]);
  expect(await started(parts())).toEqual(result);
  expect(fetched).toHaveLength(1);
});
test('a refused start, unknown 403: playback is transferred once for a track that can be played', async () => {
  answering([403, RESTRICTED], 204, 204);
  expect(await started(parts())).toBe('started');
  expect(bodyOf(1)).toEqual({ device_ids: ['device 1'], play: false });
  expect(fetched).toHaveLength(3);
});
test.each([RESTRICTED, ''])(
  'a refused start: 403 with the body "%s" also after a transfer: fails',
  async (body) => {
    answering([403, body], 204, [403, body]);
    expect(await started(parts())).toBe('failed');
    expect(fetched).toHaveLength(3);
  },
);
test.each([null, 'blocked'] as const)(
  'a refused start: 404 to the last call requests the track: %s',
  async (reason) => {
    answering(404);
    expect(await started(parts({ checkTrack: async () => reason }))).toBe(reason ?? 'provider-down');
  },
);
test('a refused start, no readable answer: retries after 1, 2 and 4 s and keeps the device', async () => {
  answering('network');
  const reconnect = jest.fn();
  const times: number[] = [];
  const log = () => void times.push(Date.now() - began);
  const began = Date.now();
  expect(await started(parts({ reconnect, log }))).toBe('provider-down');
  expect(times).toEqual([0, 1000, 3000, 7000]);
  expect(fetched.every(({ url }) => url.includes('/play?'))).toBe(true);
  expect(reconnect).not.toHaveBeenCalled();
});
test('a refused start is not retried offline', async () => {
  answering('network');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await started(parts())).toBe('provider-down');
  expect(fetched).toHaveLength(1);
});
test('a refused start without a token, sends nothing [ERR-33]', async () => {
  answering(204);
  const get = () => Promise.reject(new Error('no token'));
  const token = { ...parts().token, get };
  expect(await started(parts({ token }))).toBe('provider-down');
  expect(fetched).toHaveLength(0);
});
test('a refused start stops once another track is requested', async () => {
  answering(404);
  expect(await started(parts({ isWanted: () => fetched.length < 1 }))).toBe('superseded');
  expect(fetched).toHaveLength(1);
});
