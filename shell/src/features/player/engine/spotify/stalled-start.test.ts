import { first, sdkPlayer } from './spotify-player.fixture';
import '../../../../platform/page.fixture';

const { player, events, begin, load, plays, show } = sdkPlayer();

/** Where each call that starts a track wanted it to begin. */
const starts = () =>
  jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => {
    const { position_ms } = JSON.parse(String(init?.body)) as { position_ms: number };
    return position_ms;
  });

describe('a track that Spotify reports as loading', () => {
  it('is started again at its position after 8 seconds', async () => {
    await begin();
    await load();
    show({ position: 30_000 });
    show({ position: 30_000, loading: true });
    await jest.advanceTimersByTimeAsync(7500);
    expect(plays()).toBe(1);
    await jest.advanceTimersByTimeAsync(1500);
    expect(starts()).toEqual([0, 30_000]);
    show({ position: 30_000 });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(events().some(({ kind }) => kind === 'unavailable')).toBe(false);
  });

  it('fails when it stalls a second time', async () => {
    await begin();
    await load();
    show({ position: 0, loading: true });
    await jest.advanceTimersByTimeAsync(9000);
    show({ position: 0, loading: true });
    await jest.advanceTimersByTimeAsync(9000);
    expect(plays()).toBe(2);
    expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
  });

  it('is not restarted while paused', async () => {
    await begin();
    await load(first);
    show({ position: 0, loading: true });
    await player().pause();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(plays()).toBe(1);
  });
});
