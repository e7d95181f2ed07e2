import { APP_NAME } from '@segue/contract';
import { first, sdkPlayer, second } from './spotify-player.fixture';
import '@segue/shell/page.fixture';

const { fake, player, events, log, premiumDenied, fetchToken, begin, load, plays, playing } = sdkPlayer();

const connections = () => fake().calls.filter((call) => /Player|connect/.test(call));
const MADE_ANEW = ['disconnect', 'new Player', 'connect'];

test('the Spotify device has the product’s name [API-52]', async () => {
  await begin();
  expect(fake().options()?.name).toBe(APP_NAME);
});
test('the Spotify device is not created, and no token is requested, before it is opened', async () => {
  await begin({ isAllowed: false });
  await load();
  expect(fake().options()).toBeNull();
  expect(fetchToken).not.toHaveBeenCalled();
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-premium' }]);
});
test.each([
  ['a warm-up', () => player().warmUp()],
  ['a load', () => load()],
  ['a preflight', () => player().preflight(first)],
])('the Spotify device is created by %s, and not before', async (_, act) => {
  await begin({ isWarm: false });
  expect(fake().options()).toBeNull();
  await act();
  await jest.advanceTimersByTimeAsync(0);
  expect(connections()).toEqual(['new Player', 'connect']);
});
test('the Spotify device gets its token from the cache at each request', async () => {
  await begin();
  const give = jest.fn();
  fake().options()?.getOAuthToken(give);
  await jest.advanceTimersByTimeAsync(0);
  expect(give).toHaveBeenCalledWith('secret');
});
test('the Spotify device is reconnected, replaced, then given up while `ready` is missing', async () => {
  await begin({ isReady: false });
  const loading = load();
  await jest.advanceTimersByTimeAsync(18_000);
  await loading;
  expect(connections()).toEqual(['new Player', 'connect', 'disconnect', 'connect', ...MADE_ANEW]);
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
});

describe('a lost device', () => {
  const gone = { device_id: 'device-1' };

  it('the player reconnects at the next track when the SDK does not', async () => {
    await begin();
    fake().emit('not_ready', gone);
    const loading = load();
    await jest.advanceTimersByTimeAsync(500);
    await loading;
    expect(connections()).toEqual(['new Player', 'connect', 'disconnect', 'connect']);
    expect(String(jest.mocked(globalThis.fetch).mock.calls[0]![0])).toContain('device_id=device-2');
  });
  it('a device that the SDK reconnects is used immediately', async () => {
    await begin();
    fake().emit('not_ready', gone);
    const loading = load();
    fake().emit('ready', { device_id: 'woken' });
    await loading;
    expect(connections()).toEqual(['new Player', 'connect']);
    expect(plays()).toBe(1);
  });
  it('is reconnected once for concurrent callers', async () => {
    await begin();
    fake().emit('not_ready', gone);
    const asked = [player().preflight(first), player().preflight(second)];
    await jest.advanceTimersByTimeAsync(500);
    await Promise.all(asked);
    expect(connections().filter((call) => call === 'connect')).toHaveLength(2);
  });
  it.each<[string, EventTarget, string]>([
    ['the network is back', window, 'online'],
    ['the page is seen again', document, 'visibilitychange'],
  ])('reconnects when %s', async (_, target, event) => {
    await begin();
    target.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(500);
    expect(connections()).toEqual(['new Player', 'connect']);
    fake().emit('not_ready', gone);
    target.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(500);
    expect(connections()).toEqual(['new Player', 'connect', 'disconnect', 'connect']);
  });
  it('is not disconnected while its track still plays', async () => {
    await playing(1000);
    fake().emit('not_ready', gone);
    window.dispatchEvent(new Event('online'));
    const foreseen = player().preflight(second);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await foreseen).toBe('provider-down');
    fake().emit('ready', gone);
    await load(second, 2);
    expect(connections()).toEqual(['new Player', 'connect']);
  });
  it('is not reconnected after it was closed', async () => {
    await begin();
    fake().emit('not_ready', gone);
    await player().allow(false);
    const calls = connections();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(connections()).toEqual(calls);
  });
});

test('Spotify volume is passed on as 0 to 1 [VOL-08]', async () => {
  await begin();
  await player().setVolume(0.37);
  expect(fake().calls).toContain('setVolume 0.37');
});
test('Spotify volume is set again when the device becomes ready', async () => {
  await begin();
  await player().setVolume(0.2);
  fake().emit('ready', { device_id: 'again' });
  expect(fake().calls.filter((call) => call === 'setVolume 0.2')).toHaveLength(2);
});

test('SDK error: logs an initialization error and reports the provider down [ERR-39]', async () => {
  await begin({ isReady: false });
  fake().emit('initialization_error', { message: 'Failed to initialize player' });
  await load();
  expect(log).toHaveBeenCalledWith('Initialization error', 'Failed to initialize player');
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
});
test('SDK error: logs an authentication error and reconnects for the next track [ERR-40]', async () => {
  await begin();
  fake().emit('authentication_error', { message: 'Authentication failed' });
  await load();
  expect(log).toHaveBeenCalledWith('Authentication error', 'Authentication failed');
  expect(fake().calls.filter((call) => call === 'connect')).toHaveLength(2);
  expect(plays()).toBe(1);
});
test('SDK error: logs an account error and clears the Premium flag [ERR-41]', async () => {
  await begin();
  fake().emit('account_error', { message: 'restricted to premium users only' });
  expect(log).toHaveBeenCalledWith('Account error', 'restricted to premium users only');
  expect(premiumDenied).toHaveBeenCalledTimes(1);
  expect(events()).toEqual([]);
});
test('SDK error: only logs a playback error [ERR-42]', async () => {
  await begin();
  await load();
  fake().emit('playback_error', { message: 'Playback error' });
  expect(log).toHaveBeenCalledWith('Playback error', 'Playback error');
  expect(events()).toEqual([]);
});
