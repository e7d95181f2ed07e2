// The SDK's frame crashes, hangs, or claims to play while nothing sounds; a start stalls, or gets no token.
import { errors, type ErrorCode } from '@segue/contract';
import { defer } from '@segue/shell/port/promises';
import { reasonOf } from '@segue/shell/port/provider-token';
import { sdkPlayer, first } from './spotify-player.fixture';
import '@segue/shell/page.fixture';

const { fake, player, events, begin, load, show, playing, plays, fetchToken } = sdkPlayer();

const startPositions = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.filter(([url]) => String(url).includes('/player/play'))
    .map(([, init]) => (JSON.parse(String(init?.body)) as { position_ms: number }).position_ms);
const newPlayers = () => fake().calls.filter((call) => call === 'new Player').length;
const progress = () => events().findLast(({ kind }) => kind === 'progress');

describe('a frame that no longer answers', () => {
  it('the player is replaced, and the track continues at its position', async () => {
    await playing(30_000);
    fake().fail('silent');
    await jest.advanceTimersByTimeAsync(7600);
    expect([newPlayers(), startPositions()]).toEqual([2, [0, 37_500]]);
    expect(progress()).toMatchObject({ isPlaying: true, isBuffering: true });
    show({ position: 37_600 });
    expect(progress()).toMatchObject({ isPlaying: true, isBuffering: false });
  });
  it('after the end of its track: the track has ended, and the next one gets a new frame', async () => {
    await playing(196_000);
    fake().fail('silent');
    await jest.advanceTimersByTimeAsync(8000);
    expect(events().at(-1)).toEqual({ kind: 'ended', generation: 1 });
    await load(undefined, 2);
    expect(newPlayers()).toBe(2);
  });
  it('also after its replacement: the track fails', async () => {
    await playing(30_000);
    fake().fail('silent');
    await jest.advanceTimersByTimeAsync(8000);
    show({ position: 38_000 });
    fake().fail('silent');
    await jest.advanceTimersByTimeAsync(8000);
    expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
  });
  it('a resume is refused after 2 seconds, so that the track is loaded again', async () => {
    await playing(30_000);
    await player().pause();
    fake().fail('silent');
    const refused = jest.fn();
    void player().play().catch(refused);
    await jest.advanceTimersByTimeAsync(2000);
    expect(refused).toHaveBeenCalled();
    await load(undefined, 2);
    expect(newPlayers()).toBe(2);
  });
  it('at the start of a track: the track fails, and the next one gets a new frame', async () => {
    await begin();
    await load();
    await jest.advanceTimersByTimeAsync(11_000);
    expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'provider-down' });
    await load(undefined, 2);
    expect(newPlayers()).toBe(2);
  });
});

describe('a frame whose position stands still', () => {
  it('is reported as buffering, then replaced at that position', async () => {
    await playing(30_000);
    await jest.advanceTimersByTimeAsync(1000);
    fake().fail('frozen');
    await jest.advanceTimersByTimeAsync(5000);
    expect(progress()).toMatchObject({ isPlaying: true, isBuffering: true, position: 31_000 });
    await jest.advanceTimersByTimeAsync(9000);
    expect([newPlayers(), startPositions()]).toEqual([2, [0, 31_000]]);
  });
});

describe('a track that the SDK reports as playing before it sounds', () => {
  it('stays at its start and is buffering until its position advances', async () => {
    await playing(0);
    fake().fail('frozen');
    await jest.advanceTimersByTimeAsync(4000);
    expect(progress()).toMatchObject({ isPlaying: true, isBuffering: true, position: 0 });
    show({ position: 20 });
    await jest.advanceTimersByTimeAsync(500);
    expect(progress()).toMatchObject({ isPlaying: true, isBuffering: false, position: 520 });
    expect(newPlayers()).toBe(1);
  });
});

test('a track that Spotify reports as loading is started again at its position after 8 seconds', async () => {
  await begin();
  await load();
  show({ position: 30_000 });
  show({ position: 30_000, loading: true });
  await jest.advanceTimersByTimeAsync(7500);
  expect(plays()).toBe(1);
  await jest.advanceTimersByTimeAsync(1500);
  expect(startPositions()).toEqual([0, 30_000]);
  show({ position: 30_000 });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(events().some(({ kind }) => kind === 'unavailable')).toBe(false);
});

test('a track that Spotify reports as loading fails when it stalls a second time', async () => {
  await begin();
  await load();
  show({ position: 0, loading: true });
  await jest.advanceTimersByTimeAsync(9000);
  show({ position: 0, loading: true });
  await jest.advanceTimersByTimeAsync(9000);
  expect(plays()).toBe(2);
  expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
});

test('a track that Spotify reports as loading is not restarted while paused', async () => {
  await begin();
  await load(first);
  show({ position: 0, loading: true });
  await player().pause();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(plays()).toBe(1);
});

test('a start without an access token fails with the reason of the refusal', async () => {
  await begin({ isReady: false });
  fetchToken.mockRejectedValueOnce({ kind: 'answered', status: 401, body: {}, message: '' });
  await load();
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-sign-in' }]);
});
test('a start without an access token waits for a late token', async () => {
  await begin();
  const late = defer<string>();
  fetchToken.mockReturnValueOnce(late.promise);
  const loading = load();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(events()).toEqual([]);
  late.resolve('secret');
  await loading;
  expect(plays()).toBe(1);
});
test.each<[ErrorCode, unknown]>([
  ['reconnectNeeded', 'needs-reconnect'],
  ['notConnected', 'needs-reconnect'],
  ['notSignedIn', 'needs-sign-in'],
  ['providerUnavailable', 'provider-down'],
  [
    'appRefused',
    {
      text: 'This site’s Spotify access isn’t set up correctly. Tell the person who runs it.',
      stops: true,
    },
  ],
])('a start without an access token: a token refused with "%s" reports why nothing plays', (code, reason) => {
  const { status, message } = errors[code];
  expect(reasonOf({ kind: 'answered', status, body: { message, code }, message }, 'spotify')).toEqual(reason);
});
