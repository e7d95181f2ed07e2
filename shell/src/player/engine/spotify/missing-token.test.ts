import { errors } from '@segue/contract';
import type { UnavailableReason } from '@segue/stores/ports';
import { defer } from '../waiting';
import { sdkPlayer } from './sdk-player.fixture';

const { news, fetchToken, begin, load, plays } = sdkPlayer();

describe('the token', () => {
  it.each<[string, unknown, UnavailableReason]>([
    ['is refused by the server', { kind: 'answered', status: 503, body: {}, message: '' }, 'provider-down'],
    ['cannot be asked for', { kind: 'unreachable', message: '' }, 'provider-down'],
    ['is of a session that ended', { kind: 'answered', status: 401, body: {}, message: '' }, 'needs-sign-in'],
    [
      'is of a connection that ended',
      { kind: 'answered', status: 409, body: { error: errors.reconnectNeeded.message }, message: '' },
      'needs-reconnect',
    ],
  ])('that %s is why the track does not play', async (_, failure, reason) => {
    await begin({ isReady: false });
    fetchToken.mockRejectedValueOnce(failure);
    await load();
    expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason }]);
  });
  it('that comes late starts the track, if it is still wanted', async () => {
    await begin();
    const late = defer<string>();
    fetchToken.mockReturnValueOnce(late.promise);
    const loading = load();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(news()).toEqual([]);
    late.resolve('secret');
    await loading;
    expect(plays()).toBe(1);
  });
});
