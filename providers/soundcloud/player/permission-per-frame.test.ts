/** @jest-environment jest-fixed-jsdom */
// WebKit permits sound to one iframe at a time: the click that starts the first track permits the next ones too.
import { PLAYER_CONTRACT } from '@segue/shell/player-conformance';
import { tracks, widgetPlayer } from './soundcloud-player.fixture';

const [a, b, c, d, e] = tracks;

const rig = widgetPlayer();
const { fake, player, events, shown, frames, begin } = rig;
const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const reasons = () => events().flatMap((event) => (event.kind === 'unavailable' ? [event.reason] : []));
const inPage = () => frames().map(({ src }) => src.match(/tracks%3A(\d+)/)?.[1]);
const load = (track: typeof a, generation: number) => player().load({ track, position: 0, generation });

/** The browser refuses the sound of an iframe that has no permission. */
function refuse(frame: number): void {
  fake().emit('play', { currentPosition: 0 }, frame);
  fake().emit('pause', { currentPosition: 0 }, frame);
}
function sound(frame: number): void {
  fake().emit('play', { currentPosition: 0 }, frame);
  fake().emit('playProgress', { currentPosition: 100, loadedProgress: 1 }, frame);
}
/** Loads the first track, which is refused, and the iframes of the following ones. */
async function refuseFirst(following = [b, c, d]): Promise<void> {
  begin();
  await load(a, 1);
  fake().emit('ready');
  refuse(0);
  player().preload?.(following);
  await tick();
  for (let frame = 1; frame <= following.length; frame += 1) fake().emit('ready', {}, frame);
  await tick();
}
/** A click on play in the page; every iframe that gets a play command is permitted. */
async function pressPlay(following = 3): Promise<void> {
  player().permitPreloaded?.();
  await player().play();
  sound(0);
  for (let frame = 1; frame <= following; frame += 1) {
    sound(frame);
    fake().emit('pause', { currentPosition: 100 }, frame);
  }
  await tick();
}
const sinceThen = (frame: number) => {
  const before = fake().calls(frame).length;
  return () => fake().calls(frame).slice(before);
};

it('a blocked first track requests a press on play, which primes the next ones', async () => {
  await refuseFirst();
  expect([reasons(), shown(), inPage()]).toEqual([['needs-gesture'], [], ['11', '22', '33', '44']]);
  const asked = () => [1, 2, 3].map((frame) => fake().calls(frame));
  // Playing muted without a click permits nothing.
  expect(asked()).toEqual([[], [], []]);
  player().permitPreloaded?.();
  expect(asked()).toEqual(Array(3).fill(['setVolume 0', 'play']));
});
it('four tracks play after one press, each in its permitted iframe', async () => {
  await refuseFirst();
  await pressPlay();
  for (const [index, track] of [b, c, d].entries()) {
    fake().emit('finish', {}, index);
    const calls = sinceThen(index + 1);
    await load(track, index + 2);
    expect(calls()).toEqual(['setVolume 100', 'play']);
    sound(index + 1);
  }
  expect(reasons()).toEqual(['needs-gesture']);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', generation: 4, isPlaying: true });
});
it('the click also permits an iframe that becomes ready within half a second', async () => {
  await refuseFirst([]);
  player().preload?.([b]);
  await tick();
  player().permitPreloaded?.();
  fake().emit('ready', {}, 1);
  await tick(700);
  expect(fake().calls(1)).toEqual(['setVolume 0', 'play']);
});
it('a used iframe makes room for the next ones', async () => {
  await refuseFirst();
  await pressPlay();
  await load(b, 2);
  sound(1);
  player().preload?.([c, d, e]);
  await tick();
  expect(inPage()).toEqual(['22', '33', '44', '55']);
});

test.each([
  ['the previous track is played', () => load(e, 2)],
  ['a track stalls', () => tick(40_000)],
])('iframe permissions: when %s, the permitted iframes of the next tracks stay', async (_, act) => {
  await refuseFirst();
  await pressPlay();
  await act();
  expect(inPage()).toEqual(expect.arrayContaining(['22', '33', '44']));
  expect(inPage()).toHaveLength(4);
});
test('iframe permissions: a blocked next track requests a press, which permits the rest', async () => {
  await refuseFirst();
  fake().emit('play', { currentPosition: 0 }, 0);
  await player().play();
  sound(0);
  await load(b, 2);
  refuse(1);
  expect(reasons()).toEqual(['needs-gesture', 'needs-gesture']);
  player().permitPreloaded?.();
  expect(fake().calls(2)).toEqual(['setVolume 0', 'play']);
});
test('a click while a priming runs does not start it again, a click after its failure does', async () => {
  await refuseFirst();
  player().permitPreloaded?.();
  player().permitPreloaded?.();
  expect(fake().calls(1)).toEqual(['setVolume 0', 'play']);
  fake().emit('pause', { currentPosition: 0 }, 1);
  await tick();
  const calls = sinceThen(1);
  player().permitPreloaded?.();
  expect(calls()).toEqual(['setVolume 0', 'play']);
});
test('iframe permissions: an iframe that crashes after its permission fails alone', async () => {
  await refuseFirst();
  await pressPlay();
  await load(b, 2);
  await tick(12_000);
  await load(c, 3);
  sound(2);
  expect(reasons()).toEqual(['needs-gesture', 'blocked']);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', generation: 3 });
});
test('a press in vain shows the widget for a tap, and the next unpermitted one at once', async () => {
  await refuseFirst([b]);
  await player().play();
  refuse(0);
  expect([reasons(), shown()]).toEqual([['needs-gesture', 'needs-tap'], [true]]);
  frames()[0]!.focus();
  sound(0);
  expect(shown()).toEqual([true, false]);
  await load(b, 2);
  expect([reasons().at(-1), shown()]).toEqual(['needs-tap', [true, false, true]]);
});

describe('Safari, whose widget may refuse without a word', () => {
  beforeEach(() => Object.assign(window, { GestureEvent: class {} }));
  afterEach(() => Reflect.deleteProperty(window, 'GestureEvent'));

  it('two silent seconds request a press on play, two more a tap in the widget', async () => {
    begin();
    await load(a, 1);
    fake().emit('ready');
    await tick(2000);
    expect([reasons(), shown()]).toEqual([['needs-gesture'], []]);
    await player().play();
    await tick(2000);
    expect([reasons(), shown()]).toEqual([['needs-gesture', 'needs-tap'], [true]]);
  });
});

test('a browser that permits the whole page needs no further click', async () => {
  await rig.playing();
  player().preload?.([b, c]);
  await tick();
  fake().emit('ready');
  await tick();
  const before = [1].map((frame) => [...fake().calls(frame)]);
  player().permitPreloaded?.();
  expect([1].map((frame) => fake().calls(frame))).toEqual(before);
});
test.each([
  ['in a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)],
  ['before any click', () => Object.assign(navigator, { userActivation: { hasBeenActive: false } })],
])(
  'a browser that permits the whole page does not count as WebKit after a refusal %s',
  async (_, arrange) => {
    begin();
    await load(a, 1);
    fake().emit('ready');
    arrange();
    refuse(0);
    player().preload?.([b]);
    await tick();
    expect([reasons(), inPage()]).toEqual([['needs-gesture'], ['11']]);
    Reflect.deleteProperty(navigator, 'userActivation');
  },
);

test.each(PLAYER_CONTRACT)('$title', async ({ check }) => {
  await refuseFirst([]);
  fake().emit('finish', {}, 0);
  events().length = 0;
  await expect(check(rig.contractRig(1))).resolves.toBeUndefined();
});

describe('a touch browser that wants the press on play inside the widget', () => {
  // Touch browsers that want the press on play inside the widget: the widget is shown until its track sounds.

  function tapInWidget(): void {
    frames()[0]!.focus();
    fake().emit('play', { currentPosition: 0 });
    fake().emit('playProgress', { currentPosition: 200 });
  }

  beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }));
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
  beforeEach(async () => {
    begin();
    await rig.load();
  });

  it('shows the widget when a ready one plays nothing for two seconds', async () => {
    await tick(1000);
    expect(shown()).toEqual([]);
    await tick(1000);
    expect([shown(), reasons()]).toEqual([[true], ['needs-tap']]);
    expect(frames()[0]).toMatchObject({ tabIndex: 0, ariaHidden: null });
  });
  it('plays after a press in the widget, and hides it at the first sound', async () => {
    await tick(2000);
    tapInWidget();
    expect(fake().calls()).not.toContain('pause');
    expect(events().at(-1)).toMatchObject({ kind: 'progress', isPlaying: true, position: 200 });
    expect(shown()).toEqual([true, false]);
    expect(frames()[0]).toMatchObject({ tabIndex: -1, ariaHidden: 'true' });
  });
  it('the page’s own play button leaves the widget visible and answers at once', async () => {
    await tick(2000);
    await player().play();
    expect(reasons()).toEqual(['needs-tap', 'needs-tap']);
    expect(shown()).toEqual([true]);
  });
  it('shows the widget of the next track at once', async () => {
    await tick(2000);
    tapInWidget();
    await rig.load(0, undefined, 2);
    expect([shown(), reasons()]).toEqual([
      [true, false, true],
      ['needs-tap', 'needs-tap'],
    ]);
  });
  it('shows the widget when the browser pauses the track at once', async () => {
    fake().emit('play', { currentPosition: 0 });
    fake().emit('pause', { currentPosition: 0 });
    expect([shown(), reasons()]).toEqual([[true], ['needs-tap']]);
  });
  it.each([
    ['another track is loaded', () => rig.load(0, undefined, 2)],
    ['another player takes over', () => player().pause()],
    ['the player ends', () => player().dispose()],
  ])('hides the widget when %s', async (_, act) => {
    await tick(2000);
    await act();
    expect(shown()).toEqual([true, false]);
  });
});
