import { first, widgetPlayer } from './widget-player.fixture';

const { fake, player, news, begin, playing } = widgetPlayer();

describe('a frame that says nothing', () => {
  it('makes the track unavailable after ten seconds', async () => {
    begin();
    await player().load({ track: first, position: 0, generation: 1 });
    await jest.advanceTimersByTimeAsync(11_500);
    expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'blocked' }]);
  });
  it('has finished when it went silent near the end', async () => {
    await playing(199_500);
    fake().answers.position = 199_900;
    await jest.advanceTimersByTimeAsync(6500);
    expect(news().at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is reported as paused when it is', async () => {
    await playing(50_000);
    fake().answers.position = 50_500;
    fake().answers.isPaused = true;
    await jest.advanceTimersByTimeAsync(6500);
    expect(news().at(-1)).toMatchObject({ kind: 'progress', isPlaying: false });
  });
  it('has failed when it does not even answer', async () => {
    await playing(50_000);
    fake().answers.isDeaf = true;
    await jest.advanceTimersByTimeAsync(8500);
    expect(news().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
  });
});
