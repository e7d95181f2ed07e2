/** @jest-environment jest-fixed-jsdom */
import { first, widgetPlayer } from './soundcloud-player.fixture';

const { fake, player, events, begin, playing, sound, frames } = widgetPlayer();

describe('an iframe without events', () => {
  it.each([
    ['another one becomes ready: the track is unavailable', true, 'blocked'],
    ['none becomes ready: the player is blocked [PLAY-27]', false, 'player-blocked'],
  ])('after ten seconds %s', async (_, isReady, reason) => {
    begin();
    await player().load({ track: first, position: 0, generation: 1 });
    await jest.advanceTimersByTimeAsync(11_000);
    expect(events()).toEqual([]);
    if (isReady) fake().emit('ready');
    await jest.advanceTimersByTimeAsync(3000);
    expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason }]);
    expect(frames()).toHaveLength(1);
  });
  it('does not end a track whose length nobody tells [DATA-33]', async () => {
    begin();
    await player().load({ track: { ...first, duration: null }, position: 0, generation: 1 });
    fake().emit('ready');
    sound(50_000);
    expect(events().at(-1)).toMatchObject({ kind: 'progress', duration: null });
    await jest.advanceTimersByTimeAsync(8000);
    expect(events().some(({ kind }) => kind === 'ended')).toBe(false);
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
    expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'provider-down' });
  });
});
