/** @jest-environment jest-fixed-jsdom */
import { PLAYER_CONTRACT } from '@segue/shell/player-conformance';
import { first, second, widgetPlayer } from './soundcloud-player.fixture';
import { loadWidgetApi } from './widget';

const { fake, calls, player, events, frames, begin, load, playing, sound, contractRig } = widgetPlayer();

test.each(PLAYER_CONTRACT)('$title [PLAY-03] [PLAY-15]', async ({ check }) => {
  begin();
  await expect(check(contractRig())).resolves.toBeUndefined();
});

describe('the iframe', () => {
  it('is created by the warm-up, invisible, unfocusable and hidden from screen readers', () => {
    begin();
    expect(frames()).toHaveLength(0);
    player().warmUp();
    player().warmUp();
    expect(frames()).toHaveLength(1);
    const [frame] = frames();
    expect(frame).toMatchObject({ title: 'SoundCloud player', tabIndex: -1, ariaHidden: 'true' });
    expect(frame!.allow).toBe('autoplay; encrypted-media');
    // In the visible area of the page, where it gets animation frames.
    expect(frame!.style).toMatchObject({ width: '1px', left: '0px', bottom: '0px', pointerEvents: 'none' });
  });
  it('is replaced, not added to, when a track is loaded', async () => {
    await playing();
    await load(0, second, 2);
    expect(frames()).toHaveLength(1);
    expect(new URL(frames()[0]!.src).searchParams.get('url')).toBe(
      'https://sound.example/tracks/soundcloud:tracks:22',
    );
  });
  it('accepts any URN, but no id with characters that belong to a URL', () => {
    begin();
    const canPlay = (id: string) => player().canPlay({ ...first, id });
    expect(canPlay('soundcloud:tracks:aB3_x-9')).toBe(true);
    expect(canPlay('1&auto_play=true#')).toBe(false);
    expect(canPlay('soundcloud:users:1')).toBe(false);
  });
  it('and the script wait for the page to load, so that they never delay Spotify', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const fetchApi = jest.fn(() => Promise.resolve(fake().api));
    begin(fetchApi);
    player().warmUp();
    expect([frames().length, fetchApi.mock.calls.length]).toEqual([0, 0]);
    window.dispatchEvent(new Event('load'));
    expect([frames().length, fetchApi.mock.calls.length]).toEqual([1, 1]);
    state.mockRestore();
  });
  it('of a requested track does not wait for the page', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    begin();
    player().warmUp();
    await load();
    expect(fake().calls()).toContain('play');
    window.dispatchEvent(new Event('load'));
    expect(frames()).toHaveLength(1);
    state.mockRestore();
  });
});

test('SoundCloud volume is converted to 0 to 100 [VOL-09]', async () => {
  await playing();
  await player().setVolume(0.376);
  expect(calls().at(-1)).toBe('setVolume 38');
});
test('the volume is set in each new iframe before `play` and at its first event', async () => {
  await playing();
  await player().setVolume(0.2);
  await load(0, second, 2);
  expect(calls()).toEqual(['setVolume 20', 'play']);
  sound(0);
  expect(calls()).toEqual(['setVolume 20', 'play', 'setVolume 20']);
});

it('ignores the pause event just before the end', async () => {
  await playing(199_000);
  const before = events().length;
  fake().emit('pause', { currentPosition: 199_990, relativePosition: 0.9999 });
  expect(events()).toHaveLength(before);
});

it.each([
  ['the provider down when its script did not load', () => Promise.reject(new Error('x')), 'provider-down'],
  [
    'the player blocked when its script came without the widget [PLAY-27]',
    () => loadWidgetApi(() => Promise.resolve()),
    'player-blocked',
  ],
])('reports %s', async (_, fetchApi, reason) => {
  begin(fetchApi);
  await player().load({ track: first, position: 0, generation: 1 });
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason }]);
});
it('a pause before the iframe is ready prevents the start', async () => {
  begin();
  await player().load({ track: first, position: 0, generation: 1 });
  await player().pause();
  fake().emit('ready');
  expect(calls()).not.toContain('play');
});
it('a seek resolves when progress reaches the position', async () => {
  await playing(1000);
  let hasArrived = false;
  void player()
    .seek(90_000)
    .then(() => (hasArrived = true));
  expect(calls().at(-1)).toBe('seekTo 90000');
  sound(90_100);
  await jest.advanceTimersByTimeAsync(0);
  expect(hasArrived).toBe(true);
});

describe('a track that starts at a position', () => {
  const seeks = () => calls().filter((call) => call.startsWith('seekTo'));

  it('seeks one second after the load, and reports the target position until then [PLAY-17]', async () => {
    begin();
    await load(60_000);
    sound(100);
    expect(events().at(-1)).toMatchObject({ position: 60_000 });
    await jest.advanceTimersByTimeAsync(900);
    sound(900);
    expect(seeks()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    sound(1100);
    expect(seeks()).toEqual(['seekTo 60000']);
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

test.each([
  ['another one becomes ready: the track is unavailable', true, 'blocked'],
  ['none becomes ready: the player is blocked [PLAY-27]', false, 'player-blocked'],
])('an iframe without events: after ten seconds %s', async (_, isReady, reason) => {
  begin();
  await player().load({ track: first, position: 0, generation: 1 });
  await jest.advanceTimersByTimeAsync(11_000);
  expect(events()).toEqual([]);
  if (isReady) fake().emit('ready');
  await jest.advanceTimersByTimeAsync(3000);
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason }]);
  expect(frames()).toHaveLength(1);
});
test('an iframe without events does not end a track of unknown length [DATA-33]', async () => {
  begin();
  await player().load({ track: { ...first, duration: null }, position: 0, generation: 1 });
  fake().emit('ready');
  sound(50_000);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', duration: null });
  await jest.advanceTimersByTimeAsync(8000);
  expect(events().some(({ kind }) => kind === 'ended')).toBe(false);
});
test('an iframe without events ends the track when it is near its end', async () => {
  await playing(199_500);
  fake().answers.position = 199_900;
  await jest.advanceTimersByTimeAsync(6500);
  expect(events().at(-1)).toEqual({ kind: 'ended', generation: 1 });
});
test('an iframe without events is reported as paused when the widget says so', async () => {
  await playing(50_000);
  fake().answers.position = 50_500;
  fake().answers.isPaused = true;
  await jest.advanceTimersByTimeAsync(6500);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', isPlaying: false });
});
test('an iframe without events fails the track when the widget does not answer', async () => {
  await playing(50_000);
  fake().answers.isUnresponsive = true;
  await jest.advanceTimersByTimeAsync(8500);
  expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'provider-down' });
});

describe('a track that stands still', () => {
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
});
