// The next track's frame: got ready ahead, taken over at its turn, and never removed while another's sound needs it.
import { aSoundcloudTrack } from '@segue/testing';
import { widgetPlayer } from './widget-player.fixture';

const [a, b, c, d] = [11, 22, 33, 44].map((id) =>
  aSoundcloudTrack({ id: `soundcloud:tracks:${id}`, duration: 200_000 }),
) as [Track, Track, Track, Track];
type Track = ReturnType<typeof aSoundcloudTrack>;

const { fake, calls, player, news, frames, begin } = widgetPlayer();
beforeEach(() => begin());

const inPage = () => frames().map(({ src }) => src.match(/tracks%3A(\d+)/)?.[1]);
async function sounds(track: Track, generation: number): Promise<void> {
  await player().load({ track, position: 0, generation });
  fake().emit('ready');
  fake().emit('play', { currentPosition: 0 });
  fake().emit('playProgress', { currentPosition: 100, loadedProgress: 1 });
}
async function getReady(track: Track): Promise<unknown> {
  const answer = player().preflight(track);
  await jest.advanceTimersByTimeAsync(0);
  fake().emit('ready');
  return answer;
}

it('gets a frame ready beside the one that sounds, and keeps it silent', async () => {
  await sounds(a, 1);
  await expect(getReady(b)).resolves.toBeNull();
  expect(inPage()).toEqual(['11', '22']);
  expect(calls()).not.toContain('play');
});
it('starts the next track by one word to the frame that waits for it', async () => {
  await sounds(a, 1);
  await getReady(b);
  fake().emit('finish', {}, 0);
  await player().load({ track: b, position: 0, generation: 2 });
  expect(fake().calls(1)).toContain('play');
  expect(inPage()).toEqual(['11', '22']);
});
it('keeps every frame that has sounded while others of the site sound after it', async () => {
  await sounds(a, 1);
  for (const [index, track] of [b, c].entries()) {
    await getReady(track);
    await sounds(track, index + 2);
  }
  await getReady(d);
  expect(inPage()).toEqual(['11', '22', '33', '44']);
});
it('begins in a fresh frame alone when too many stay', async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ ...a, id: `soundcloud:tracks:${100 + index}` }));
  for (const [index, track] of many.entries()) {
    await getReady(track);
    await sounds(track, index + 1);
  }
  expect(inPage()).toEqual(['110']);
});
it('clears the frames that have sounded away while nothing of the site sounds', async () => {
  for (const [index, track] of [a, b, c].entries()) {
    await getReady(track);
    await sounds(track, index + 1);
  }
  fake().emit('finish');
  player().expect?.([d]);
  await jest.advanceTimersByTimeAsync(0);
  expect(inPage()).toEqual(['44']);
});

describe('tracks whose turn comes', () => {
  const rest = [b, c, d, { ...d, id: '55' }, { ...d, id: '66' }];
  async function everyFrameBecomesReady(): Promise<void> {
    for (let turn = 0; turn < rest.length; turn += 1) {
      await jest.advanceTimersByTimeAsync(0);
      fake().emit('ready');
    }
  }

  it('get frames, one after the other, four at the most', async () => {
    await sounds(a, 1);
    player().expect?.(rest);
    await jest.advanceTimersByTimeAsync(0);
    expect(inPage()).toEqual(['11', '22']);
    await everyFrameBecomesReady();
    expect(inPage()).toEqual(['11', '22', '33', '44', '55']);
  });
  it('get none while a track waits for its own frame', async () => {
    await player().load({ track: a, position: 0, generation: 1 });
    player().expect?.(rest);
    await everyFrameBecomesReady();
    expect(inPage()).toEqual(['11']);
  });
  it('get none in a hidden tab, which would load nothing, and theirs when it is seen again', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await sounds(a, 1);
    player().expect?.(rest);
    await everyFrameBecomesReady();
    expect(inPage()).toEqual(['11']);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(inPage()).toEqual(['11', '22']);
  });
  it('lose their frames when they leave the queue', async () => {
    await sounds(a, 1);
    player().expect?.([b, c]);
    await everyFrameBecomesReady();
    player().expect?.([c]);
    expect(inPage()).toEqual(['11', '33']);
  });
});

it('asks for a click, and keeps the track, when a hidden tab lets nothing begin', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await player().load({ track: a, position: 0, generation: 1 });
  fake().emit('ready');
  await jest.advanceTimersByTimeAsync(9500);
  expect(news()).toEqual([{ kind: 'unavailable', generation: 1, reason: 'needs-gesture' }]);
  jest.restoreAllMocks();
  const before = calls().length;
  await player().play();
  expect(calls().slice(before)).toEqual(['play']);
});
it('keeps one frame for a track however often it is got ready', async () => {
  await sounds(a, 1);
  await getReady(b);
  await getReady(b);
  expect(inPage()).toEqual(['11', '22']);
});
it('foresees that a frame which never becomes ready will not play', async () => {
  await sounds(a, 1);
  const answer = player().preflight(b);
  await jest.advanceTimersByTimeAsync(8500);
  await expect(answer).resolves.toBe('blocked');
});
it('gives a track that showed itself dead ahead of time no second patience', async () => {
  await sounds(a, 1);
  void player().preflight(b);
  await jest.advanceTimersByTimeAsync(15_000);
  await player().load({ track: b, position: 0, generation: 2 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(news().at(-1)).toEqual({ kind: 'unavailable', generation: 2, reason: 'blocked' });
});
