/** @jest-environment jest-fixed-jsdom */
import { PLAYER_CONTRACT } from '../provider-player.conformance';
import { first, second, widgetPlayer } from './soundcloud-player.fixture';
import { loadWidgetApi } from './widget';

const { fake, calls, player, events, frames, begin, load, playing, sound, contractRig } = widgetPlayer();

describe('the port conformance', () => {
  it.each(PLAYER_CONTRACT)('$title [PLAY-03] [PLAY-15]', async ({ check }) => {
    begin();
    await expect(check(contractRig())).resolves.toBeUndefined();
  });
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
    // Inside the page, where it gets animation frames.
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

describe('the volume', () => {
  it('is converted to 0 to 100 [VOL-09]', async () => {
    await playing();
    await player().setVolume(0.376);
    expect(calls().at(-1)).toBe('setVolume 38');
  });
  it('is set in each new iframe before `play` and at its first event', async () => {
    await playing();
    await player().setVolume(0.2);
    await load(0, second, 2);
    expect(calls()).toEqual(['setVolume 20', 'play']);
    sound(0);
    expect(calls()).toEqual(['setVolume 20', 'play', 'setVolume 20']);
  });
});
it('ignores the pause event just before the end', async () => {
  await playing(199_000);
  const before = events().length;
  fake().emit('pause', { currentPosition: 199_990, relativePosition: 0.9999 });
  expect(events()).toHaveLength(before);
});

it('reports the provider down when its script did not load', async () => {
  begin(() => Promise.reject(new Error('blocked by a filter')));
  await player().load({ track: first, position: 0, generation: 1 });
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'provider-down' }]);
});
it('reports the player blocked when its script came without the widget [PLAY-27]', async () => {
  begin(() => loadWidgetApi(() => Promise.resolve()));
  await player().load({ track: first, position: 0, generation: 1 });
  expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'player-blocked' }]);
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
