/** @jest-environment jest-fixed-jsdom */
import { second, widgetPlayer } from './soundcloud-player.fixture';

const { calls, events, begin, load, sound } = widgetPlayer();

describe('a track that starts at a position', () => {
  const seeks = () => calls().filter((call) => call.startsWith('seekTo'));

  it('seeks one second after the load [PLAY-17]', async () => {
    begin();
    await load(60_000);
    sound(100);
    await jest.advanceTimersByTimeAsync(900);
    sound(900);
    expect(seeks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    sound(1100);
    expect(seeks()).toEqual(['seekTo 60000']);
  });
  it('reports the target position until it is reached', async () => {
    begin();
    await load(60_000);
    sound(100);
    expect(events().at(-1)).toMatchObject({ position: 60_000 });
    await jest.advanceTimersByTimeAsync(1100);
    sound(1100);
    sound(60_200);
    sound(61_000);
    expect(events().at(-1)).toMatchObject({ position: 61_000 });
    expect(seeks()).toHaveLength(1);
  });
  it('seeks again when the widget ignored the seek', async () => {
    begin();
    await load(60_000);
    for (const second of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(1100);
      sound(second * 1100);
    }
    expect(seeks()).toHaveLength(3);
  });
  it('does not seek after another track was loaded', async () => {
    begin();
    await load(60_000);
    sound(100);
    await load(0, second, 2);
    await jest.advanceTimersByTimeAsync(1500);
    sound(1500);
    expect(seeks()).toEqual([]);
  });
});
