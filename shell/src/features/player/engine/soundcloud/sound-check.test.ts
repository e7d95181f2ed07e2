import { first, widgetPlayer } from './soundcloud-player.fixture';

const { fake, player, events, begin, playing } = widgetPlayer();

describe('an iframe without events', () => {
  it('makes the track unavailable after ten seconds', async () => {
    begin();
    await player().load({ track: first, position: 0, generation: 1 });
    await jest.advanceTimersByTimeAsync(11_500);
    expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'blocked' }]);
  });
  it('ends the track when it is near its end', async () => {
    await playing(199_500);
    fake().answers.position = 199_900;
    await jest.advanceTimersByTimeAsync(6500);
    expect(events().at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is reported as paused when the widget says so', async () => {
    await playing(50_000);
    fake().answers.position = 50_500;
    fake().answers.isPaused = true;
    await jest.advanceTimersByTimeAsync(6500);
    expect(events().at(-1)).toMatchObject({ kind: 'progress', isPlaying: false });
  });
  it('fails the track when the widget does not answer', async () => {
    await playing(50_000);
    fake().answers.isUnresponsive = true;
    await jest.advanceTimersByTimeAsync(8500);
    expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'failed' });
  });
});
