import { defer } from '../promises';
import { sdkPlayer } from './spotify-player.fixture';
import '../../../../platform/page.fixture';

const { events, fetchToken, begin, load, plays } = sdkPlayer();

describe('a start without an access token', () => {
  it('fails with the reason of the refusal', async () => {
    await begin({ isReady: false });
    fetchToken.mockRejectedValueOnce({ kind: 'answered', status: 401, body: {}, message: '' });
    await load();
    expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-sign-in' }]);
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
