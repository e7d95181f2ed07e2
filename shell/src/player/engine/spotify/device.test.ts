import { APP_NAME } from '@segue/contract';
import { sdkPlayer } from './sdk-player.fixture';

const { fake, player, news, log, premiumDenied, fetchToken, begin, load, plays } = sdkPlayer();

describe('the device', () => {
  it('[API-52] bears the product’s name', async () => {
    await begin();
    expect(fake().options()?.name).toBe(APP_NAME);
  });
  it('is not made, and no token asked for, without leave', async () => {
    await begin({ isAllowed: false });
    await load();
    expect(fake().options()).toBeNull();
    expect(fetchToken).not.toHaveBeenCalled();
    expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-premium' }]);
  });
  it('gets its token through the cache each time it asks', async () => {
    await begin();
    const give = jest.fn();
    fake().options()?.getOAuthToken(give);
    await jest.advanceTimersByTimeAsync(0);
    expect(give).toHaveBeenCalledWith('secret');
  });
  it('is played on by its newest id', async () => {
    await begin();
    fake().emit('ready', { device_id: 'another' });
    await load();
    expect(String(jest.mocked(globalThis.fetch).mock.calls[0]![0])).toContain('device_id=another');
  });
  it('that never becomes ready makes the provider unavailable', async () => {
    await begin({ isReady: false });
    const loading = load();
    await jest.advanceTimersByTimeAsync(10_000);
    await loading;
    expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
  });
  it('is activated in a gesture', async () => {
    await begin();
    player().prepare();
    expect(fake().calls).toContain('activateElement');
  });
});

describe('the volume', () => {
  it('[VOL-08] is given as it is, from 0 to 1', async () => {
    await begin();
    await player().setVolume(0.37);
    expect(fake().calls).toContain('setVolume 0.37');
  });
  it('is given again when the device becomes ready', async () => {
    await begin();
    await player().setVolume(0.2);
    fake().emit('ready', { device_id: 'again' });
    expect(fake().calls.filter((call) => call === 'setVolume 0.2')).toHaveLength(2);
  });
});

describe('errors of the SDK', () => {
  it('[ERR-39] logs an initialization error and names the provider unavailable', async () => {
    await begin({ isReady: false });
    fake().emit('initialization_error', { message: 'Failed to initialize player' });
    await load();
    expect(log).toHaveBeenCalledWith('Initialization error', 'Failed to initialize player');
    expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
  });
  it('[ERR-40] logs an authentication error and connects anew for the next track', async () => {
    await begin();
    fake().emit('authentication_error', { message: 'Authentication failed' });
    await load();
    expect(log).toHaveBeenCalledWith('Authentication error', 'Authentication failed');
    expect(fake().calls.filter((call) => call === 'connect')).toHaveLength(2);
    expect(plays()).toBe(1);
  });
  it('[ERR-41] logs an account error and takes the Premium flag away', async () => {
    await begin();
    fake().emit('account_error', { message: 'restricted to premium users only' });
    expect(log).toHaveBeenCalledWith('Account error', 'restricted to premium users only');
    expect(premiumDenied).toHaveBeenCalledTimes(1);
    expect(news()).toEqual([]);
  });
  it('[ERR-42] only logs a playback error', async () => {
    await begin();
    await load();
    fake().emit('playback_error', { message: 'Playback error' });
    expect(log).toHaveBeenCalledWith('Playback error', 'Playback error');
    expect(news()).toEqual([]);
  });
});
