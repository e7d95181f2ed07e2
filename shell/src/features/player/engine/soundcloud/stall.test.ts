/** @jest-environment jest-fixed-jsdom */
import { widgetPlayer } from './soundcloud-player.fixture';

const { fake, player, events, frames, begin, load } = widgetPlayer();
const unavailable = () => events().filter(({ kind }) => kind === 'unavailable');

beforeEach(async () => {
  begin();
  await load();
  await jest.advanceTimersByTimeAsync(0);
  fake().emit('play', { currentPosition: 0 });
});

/** The iframe reports for this long that it plays, always at the same position. */
async function standStill(seconds: number, at: number, loadedProgress: number, frame = 0): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    fake().emit('playProgress', { currentPosition: at, loadedProgress }, frame);
    await jest.advanceTimersByTimeAsync(1000);
  }
}

it('reports buffering before the first progress and two seconds after the last', async () => {
  const isBuffering = () => {
    const last = events().findLast(({ kind }) => kind === 'progress');
    return last?.kind === 'progress' && last.isBuffering;
  };
  expect(isBuffering()).toBe(true);
  fake().emit('playProgress', { currentPosition: 200 });
  expect(isBuffering()).toBe(false);
  await jest.advanceTimersByTimeAsync(3000);
  expect(isBuffering()).toBe(true);
  fake().emit('playProgress', { currentPosition: 400 });
  expect(isBuffering()).toBe(false);
});
it('after fifteen seconds, continues at the position in a new iframe', async () => {
  const [before] = frames();
  await standStill(18, 60_000, 0.3);
  const [after] = frames();
  expect(after).not.toBe(before);
  fake().emit('ready');
  await jest.advanceTimersByTimeAsync(0);
  fake().emit('playProgress', { currentPosition: 200, loadedProgress: 1 });
  expect(events().at(-1)).toMatchObject({ kind: 'progress', generation: 1, position: 60_000 });
});
it('replaces the iframe sooner when the track is already buffered', async () => {
  const [before] = frames();
  await standStill(8, 60_000, 0.9);
  expect(frames()[0]).not.toBe(before);
});
it('fails when the second iframe stalls too', async () => {
  await standStill(18, 60_000, 0.3);
  fake().emit('ready');
  await jest.advanceTimersByTimeAsync(0);
  fake().emit('play', { currentPosition: 0 });
  await standStill(18, 60_000, 0.3, 1);
  expect(unavailable()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'failed' }]);
});
it('does not treat a user’s pause as a stall', async () => {
  await standStill(2, 60_000, 0.3);
  await player().pause();
  fake().emit('pause', { currentPosition: 60_000 });
  const [before] = frames();
  await jest.advanceTimersByTimeAsync(60_000);
  await player().play();
  await jest.advanceTimersByTimeAsync(1000);
  expect(frames()).toEqual([before]);
});
it('does not treat the computer’s sleep as a stall', async () => {
  await standStill(2, 60_000, 0.9);
  const [before] = frames();
  jest.setSystemTime(Date.now() + 3_600_000);
  fake().emit('playProgress', { currentPosition: 60_000, loadedProgress: 0.9 });
  await jest.advanceTimersByTimeAsync(2000);
  expect(frames()).toEqual([before]);
});
