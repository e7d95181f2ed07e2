/** @jest-environment jest-fixed-jsdom */
// The next track's frame: got ready ahead, taken over at its turn, and never removed while another's sound needs it.
import { tracks, widgetPlayer } from './soundcloud-player.fixture';

const { fake, calls, player, events, frames, begin, playing } = widgetPlayer();
const [a, b, c, d] = tracks;

describe('the preload pool', () => {
  beforeEach(() => begin());

  const inPage = () => frames().map(({ src }) => src.match(/tracks%3A(\d+)/)?.[1]);
  async function sounds(track: typeof a, generation: number): Promise<void> {
    await player().load({ track, position: 0, generation });
    fake().emit('ready');
    fake().emit('play', { currentPosition: 0 });
    fake().emit('playProgress', { currentPosition: 100, loadedProgress: 1 });
  }
  async function getReady(track: typeof a): Promise<unknown> {
    const answer = player().preflight(track);
    await jest.advanceTimersByTimeAsync(0);
    fake().emit('ready');
    return answer;
  }
  it('the next track starts in its preloaded iframe, in the same task as the request', async () => {
    await sounds(a, 1);
    await getReady(b);
    fake().emit('finish', {}, 0);
    void player().load({ track: b, position: 0, generation: 2 });
    expect(fake().calls(1)).toContain('play');
    expect(inPage()).toEqual(['11', '22']);
  });
  it('pauses the iframe of a former track that starts late', async () => {
    await sounds(a, 1);
    await getReady(b);
    await player().load({ track: b, position: 0, generation: 2 });
    const before = fake().calls(0).length;
    fake().emit('playProgress', { currentPosition: 300 }, 0);
    expect(fake().calls(0).slice(before)).toEqual(['pause']);
  });
  it('at ten iframes, the next track starts in a new iframe alone', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...a, id: `soundcloud:tracks:${100 + index}` }));
    for (const [index, track] of many.entries()) {
      await getReady(track);
      await sounds(track, index + 1);
    }
    expect(inPage()).toEqual(['110']);
  });
  it('five iframes that have played are removed while nothing plays', async () => {
    for (let id = 1; id <= 5; id += 1) {
      const track = { ...a, id: `soundcloud:tracks:${id}` };
      await getReady(track);
      await sounds(track, id);
    }
    fake().emit('finish');
    player().preload?.([d]);
    await jest.advanceTimersByTimeAsync(0);
    expect(inPage()).toEqual(['44']);
  });

  describe('preloading the coming tracks', () => {
    const rest = [b, c, d, { ...d, id: '55' }, { ...d, id: '66' }];
    async function everyFrameBecomesReady(): Promise<void> {
      for (let turn = 0; turn < rest.length; turn += 1) {
        await jest.advanceTimersByTimeAsync(0);
        fake().emit('ready');
        await jest.advanceTimersByTimeAsync(0);
        fake().emit('playProgress', { currentPosition: 100 });
        fake().emit('pause', { currentPosition: 100 });
      }
    }

    it('adds their iframes one after the other, four at most', async () => {
      await sounds(a, 1);
      player().preload?.(rest);
      await jest.advanceTimersByTimeAsync(0);
      expect(inPage()).toEqual(['11', '22']);
      await everyFrameBecomesReady();
      expect(inPage()).toEqual(['11', '22', '33', '44', '55']);
    });
    it('waits while the current track loads', async () => {
      await player().load({ track: a, position: 0, generation: 1 });
      player().preload?.(rest);
      await everyFrameBecomesReady();
      expect(inPage()).toEqual(['11']);
    });
    it('waits while the tab is hidden and continues when it is visible', async () => {
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      await sounds(a, 1);
      player().preload?.(rest);
      await everyFrameBecomesReady();
      expect(inPage()).toEqual(['11']);
      hidden.mockRestore();
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
      expect(inPage()).toEqual(['11', '22']);
    });
    it('removes the iframes of tracks that left the queue', async () => {
      await sounds(a, 1);
      player().preload?.([b, c]);
      await everyFrameBecomesReady();
      player().preload?.([c]);
      expect(inPage()).toEqual(['11', '33']);
    });
  });

  it('a track that cannot start in a hidden tab requests a click and stays loaded', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await player().load({ track: a, position: 0, generation: 1 });
    fake().emit('ready');
    await jest.advanceTimersByTimeAsync(9500);
    expect(events()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-gesture' }]);
    jest.restoreAllMocks();
    const before = calls().length;
    await player().play();
    expect(calls().slice(before)).toEqual(['play']);
  });
  it('preflight reports an iframe that never becomes ready as blocked', async () => {
    await sounds(a, 1);
    const answer = player().preflight(b);
    await jest.advanceTimersByTimeAsync(8500);
    fake().emit('ready');
    await expect(answer).resolves.toBe('blocked');
  });
});

describe('the priming of the next track, which plays unheard for a moment', () => {
  const calls = () => fake().calls(1);
  const emit = (event: 'play' | 'playProgress' | 'pause', position: number, frame = 1) =>
    fake().emit(event, { currentPosition: position }, frame);
  const turn = () => jest.advanceTimersByTimeAsync(0);
  const loadNext = () => player().load({ track: b, position: 0, generation: 2 });
  const unavailable = () => events().filter(({ kind }) => kind === 'unavailable');

  beforeEach(async () => {
    await playing(1000);
    await player().setVolume(0.5);
    player().preload?.([b, c]);
    await turn();
    fake().emit('ready');
    await turn();
  });

  it('plays at volume 0 until the first progress, then pauses and rewinds', async () => {
    expect(calls()).toEqual(['setVolume 0', 'play']);
    emit('play', 0);
    emit('playProgress', 0);
    expect(calls()).toEqual(['setVolume 0', 'play', 'setVolume 0']);
    emit('playProgress', 120);
    expect(calls().slice(3)).toEqual(['pause', 'seekTo 0']);
  });
  it('reports nothing and leaves the playing track alone', async () => {
    const [before, heard] = [events().length, fake().calls(0).length];
    emit('play', 0);
    emit('playProgress', 120);
    emit('pause', 120);
    await turn();
    expect(events()).toHaveLength(before);
    expect(fake().calls(0)).toHaveLength(heard);
  });
  it('primes only the next track', async () => {
    emit('playProgress', 120);
    emit('pause', 120);
    await turn();
    fake().emit('ready');
    await turn();
    expect(fake().calls(2)).toEqual([]);
  });
  it('lets a track go on that is needed while it is primed', async () => {
    emit('play', 0);
    await loadNext();
    emit('playProgress', 120);
    expect(calls()).not.toContain('pause');
    expect(calls().slice(-2)).toEqual(['play', 'setVolume 50']);
    expect(events().at(-1)).toMatchObject({
      kind: 'progress',
      generation: 2,
      isPlaying: true,
      position: 120,
    });
  });
  it('does not take the pause of the priming for one of the user', async () => {
    emit('playProgress', 120);
    const loaded = loadNext();
    emit('pause', 120);
    await loaded;
    expect(unavailable()).toEqual([]);
    expect(calls().at(-1)).toBe('play');
  });
  it('starts the track without the confirmation of that pause after half a second', async () => {
    emit('playProgress', 120);
    const loaded = loadNext();
    await jest.advanceTimersByTimeAsync(500);
    await loaded;
    expect(calls().at(-1)).toBe('play');
  });
  it('gives up after eight seconds and tries again at the next preload', async () => {
    await jest.advanceTimersByTimeAsync(8500);
    expect(calls().slice(-2)).toEqual(['pause', 'seekTo 0']);
    const before = calls().length;
    await jest.advanceTimersByTimeAsync(8500);
    player().preload?.([b]);
    await turn();
    expect(calls().slice(before)).toEqual(['setVolume 0', 'play']);
  });
  it('keeps a primed iframe that left the queue, because it may own the audio output', async () => {
    emit('play', 0);
    player().preload?.([c]);
    expect(document.querySelectorAll('iframe[src*="tracks%3A22&"]')).toHaveLength(1);
  });
});
