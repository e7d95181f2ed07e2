import { errors } from '@segue/contract';
import type { UnavailableReason } from '@segue/stores/ports';
import { defer } from '../promises';
import { sdkPlayer } from './spotify-player.fixture';
import '../../../../platform/page.fixture';

const { events, fetchToken, begin, load, plays } = sdkPlayer();

describe('a start without an access token', () => {
  it.each<[string, unknown, UnavailableReason]>([
    ['gets status 503', { kind: 'answered', status: 503, body: {}, message: '' }, 'provider-down'],
    ['gets no answer', { kind: 'unreachable', message: '' }, 'provider-down'],
    ['is unauthorized', { kind: 'answered', status: 401, body: {}, message: '' }, 'needs-sign-in'],
    [
      'needs a reconnect',
      { kind: 'answered', status: 409, body: { error: errors.reconnectNeeded.message }, message: '' },
      'needs-reconnect',
    ],
  ])('fails with the matching reason: the token request %s', async (_, failure, reason) => {
    await begin({ isReady: false });
    fetchToken.mockRejectedValueOnce(failure);
    await load();
    expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason }]);
  });
  it('waits for a late token', async () => {
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
});
